import { NotificationsView } from '#client/modules/notifications/notifications-view.tsx';
import { paths } from '#shared/platform/paths.ts';

/** All notifications to the client. */
export function ClientNotificationsPage() {
  return (
    <NotificationsView
      intro="Updates on your requests. New ones appear automatically."
      settings={paths.account('portal', 'notifications')}
    />
  );
}
