import { NotificationPreferences } from '#client/features/notifications/notification-preferences.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';

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
