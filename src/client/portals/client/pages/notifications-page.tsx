import { NotificationsView } from '#client/modules/notifications/notifications-view.tsx';
import { paths } from '#shared/platform/paths.ts';

/** All notifications to the client. */
export function ClientNotificationsPage() {
  return (
    <NotificationsView
      intro="What happened to your requests. New ones appear here by themselves."
      settings={paths.account('portal', 'notifications')}
    />
  );
}
