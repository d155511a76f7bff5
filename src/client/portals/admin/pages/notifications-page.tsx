import { NotificationsView } from '#client/modules/notifications/notifications-view.tsx';
import { paths } from '#shared/platform/paths.ts';

/** All notifications to the administrator. */
export function AdminNotificationsPage() {
  return (
    <NotificationsView
      intro="Events that may need your attention. New ones appear automatically."
      settings={paths.account('admin', 'notifications')}
    />
  );
}
