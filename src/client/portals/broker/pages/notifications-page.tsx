import { NotificationsView } from '#client/modules/notifications/notifications-view.tsx';
import { paths } from '#shared/platform/paths.ts';

/** All notifications to the broker. */
export function BrokerNotificationsPage() {
  return (
    <NotificationsView
      intro="What happened to your offers and cases. New ones appear here by themselves."
      settings={paths.account('broker', 'notifications')}
    />
  );
}
