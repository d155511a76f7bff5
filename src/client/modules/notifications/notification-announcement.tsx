import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Notification } from '#shared/notifications/schema.ts';
import { spokenNotification } from './spoken-notification.ts';

/** Announces a new notification once, by its title. The count next to the bell is visual only. */
export function NotificationAnnouncement({ notifications }: { notifications: readonly Notification[] | undefined }) {
  const { pathname } = useLocation();
  const [since, setSince] = useState<number | null>(null);
  if (notifications && since === null) setSince(notifications[0]?.seq ?? 0);
  return (
    <span className="visually-hidden" role="status">
      {notifications && since !== null && spokenNotification(notifications, { since, pathname })}
    </span>
  );
}
