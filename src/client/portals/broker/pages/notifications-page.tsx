import { useEffect, useRef } from 'react';
import { NotificationItems } from '#client/features/notifications/notification-items.tsx';
import { useNotifications } from '#client/features/notifications/use-notifications.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { OlderNotifications } from '../notifications/older-notifications.tsx';
import css from './notifications-page.module.css';

/** Everything I was told, newest first and live. Looking at the page marks it as read; new rows keep their mark until I leave. */
export function BrokerNotificationsPage() {
  const { notifications, unread, markAllRead, settle } = useNotifications();
  const { data } = trpc.notifications.list.useQuery({});
  const actions = useRef({ markAllRead, settle });
  actions.current = { markAllRead, settle };
  usePageTitle(unread > 0 ? `Notifications (${unread})` : 'Notifications');

  useEffect(() => {
    if (unread > 0) actions.current.markAllRead();
  }, [unread]);
  useEffect(() => () => actions.current.settle(), []);

  const last = notifications?.at(-1);
  return (
    <>
      <h1 className={css.title}>Notifications</h1>
      <p className={css.intro}>What happened to your offers and cases. New ones appear here by themselves.</p>
      {notifications ? (
        <div className={css.list}>
          <NotificationItems notifications={notifications} />
          {data?.hasOlder && last && <OlderNotifications before={last.seq} />}
        </div>
      ) : (
        <PagePlaceholder label="Loading your notifications" />
      )}
    </>
  );
}
