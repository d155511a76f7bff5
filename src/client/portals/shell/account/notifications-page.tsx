import { useLocation } from 'react-router-dom';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { MessagesByEmail } from '#client/modules/accounts/account/messages-by-email.tsx';
import { TextMessages } from '#client/modules/accounts/account/texts/text-messages.tsx';
import { DeviceNotifications } from '#client/modules/notifications/device/device-notifications.tsx';
import { NotificationPreferences } from '#client/modules/notifications/notification-preferences.tsx';
import { SuppressedEmails } from '#client/modules/notifications/suppressed-emails.tsx';
import { areaOf } from '../area-of.ts';

/** The notification settings. */
export function AccountNotificationsPage() {
  usePageTitle('Notification settings');
  const { pathname } = useLocation();
  return (
    <>
      <h1>Notifications</h1>
      <SuppressedEmails />
      <NotificationPreferences />
      <MessagesByEmail />
      <TextMessages />
      <DeviceNotifications area={areaOf(pathname)} />
    </>
  );
}
