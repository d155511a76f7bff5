import { usePageTitle } from '#client/lib/use-page-title.ts';
import { MessagesByEmail } from '#client/modules/accounts/account/messages-by-email.tsx';
import { NotificationPreferences } from '#client/modules/notifications/notification-preferences.tsx';
import { SuppressedEmails } from '#client/modules/notifications/suppressed-emails.tsx';

/** The notification settings. */
export function AccountNotificationsPage() {
  usePageTitle('Notification settings');
  return (
    <>
      <h1>Notifications</h1>
      <SuppressedEmails />
      <NotificationPreferences />
      <MessagesByEmail />
    </>
  );
}
