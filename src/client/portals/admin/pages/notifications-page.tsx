import { NotificationsView } from '#client/modules/notifications/notifications-view.tsx';
import { paths } from '#shared/platform/paths.ts';

/** All notifications to the administrator. */
export function AdminNotificationsPage() {
  return (
    <NotificationsView
      intro="What happened that somebody should look at. New ones appear here by themselves."
      settings={paths.account('admin', 'notifications')}
    />
  );
}
