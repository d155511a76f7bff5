import { Group } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import type { Notification } from '#shared/notifications/schema.ts';
import css from './notifications.module.css';

interface NotificationItemsProps {
  notifications: readonly Notification[];
  /** Called when the user follows a notification. */
  onFollow?: (notification: Notification) => void;
}

/** Notifications, newest first. New ones carry a dot and the word. */
export function NotificationItems({ notifications, onFollow }: NotificationItemsProps) {
  if (notifications.length === 0) {
    return (
      <Group component="p" wrap="nowrap" gap="sm" c="dimmed" className={css.empty}>
        <IconBellOff size={20} stroke={1.6} aria-hidden="true" />
        Nothing yet. Updates on your requests will appear here.
      </Group>
    );
  }
  return (
    <ul className="plain-list">
      {notifications.map((notification) => {
        const { seq, title, link, read, createdAt } = notification;
        return (
          <li key={seq}>
            <Link className={css.item} to={link} onClick={() => onFollow?.(notification)} data-new={!read || undefined}>
              <span className={css.title}>
                {!read && <span className="visually-hidden">New: </span>}
                {title}
              </span>
              <time className={css.moment} dateTime={createdAt} title={formatMoment(createdAt)}>
                {formatShortMoment(createdAt)}
              </time>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
