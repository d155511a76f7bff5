import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { NotificationItems } from './notification-items.tsx';
import css from './notifications-view.module.css';
import { OlderNotifications } from './older-notifications.tsx';
import { useNotifications } from './use-notifications.ts';

interface NotificationsViewProps {
  intro: string;
  /** Where the user chooses what is emailed. */
  settings: string;
}

/** Every notification, newest first and live. Opening one marks it as read; one press marks them all. */
export function NotificationsView({ intro, settings }: NotificationsViewProps) {
  const { notifications, unread, hasOlder, error, refetch, markingAll, markAllRead, markOneRead } = useNotifications();
  usePageTitle(unread > 0 ? `Notifications (${unread})` : 'Notifications');
  const last = notifications?.at(-1);

  return (
    <div className={css.view}>
      <div className={css.head}>
        <h1 className={css.title}>Notifications</h1>
        {unread > 0 && (
          <Button variant="default" size="sm" loading={markingAll} onClick={markAllRead}>
            Mark all {unread} as read
          </Button>
        )}
      </div>
      <p className={css.intro}>
        {intro} <Link to={settings}>Choose what is also sent by mail</Link>.
      </p>
      {error && !notifications && (
        <div className={css.older}>
          <p role="alert">{toApiError(error).serverMessage}</p>
          <Button variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!error && !notifications && (
        <div role="status" aria-label="Loading your notifications">
          <Skeleton height={280} radius="md" />
        </div>
      )}
      {notifications && (
        <>
          <div className={css.page}>
            <NotificationItems notifications={notifications} onFollow={markOneRead} />
          </div>
          {hasOlder && last && <OlderNotifications before={last.seq} onFollow={markOneRead} />}
        </>
      )}
    </div>
  );
}
