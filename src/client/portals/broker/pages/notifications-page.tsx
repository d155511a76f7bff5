import { NotificationsView } from '#client/modules/notifications/notifications-view.tsx';
import { paths } from '#shared/platform/paths.ts';

/** All notifications to the broker. */
export function BrokerNotificationsPage() {
  return (
    <NotificationsView
      intro="Updates on your offers and requests. New ones appear automatically."
      settings={paths.account('broker', 'notifications')}
    />
  );
}
