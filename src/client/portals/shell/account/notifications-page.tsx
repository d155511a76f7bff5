import { usePageTitle } from '#client/lib/use-page-title.ts';
import { NotificationPreferences } from '#client/modules/notifications/notification-preferences.tsx';

/** What reaches me, and how. */
export function AccountNotificationsPage() {
  usePageTitle('Notification settings');
  return (
    <>
      <h1>Notifications</h1>
      <NotificationPreferences />
    </>
  );
}
