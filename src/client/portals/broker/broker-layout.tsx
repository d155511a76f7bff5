import { Outlet, useMatch } from 'react-router-dom';
import { ProfileBanners } from '#client/modules/brokers/profile-banners.tsx';
import { NotificationBell } from '#client/modules/notifications/notification-bell.tsx';
import { useNotifications } from '#client/modules/notifications/use-notifications.ts';
import { paths } from '#shared/platform/paths.ts';
import { AccountLink } from '../shell/account-link.tsx';
import { HelpMenu } from '../shell/help/help-menu.tsx';
import { Welcome } from '../shell/help/welcome.tsx';
import { LiveStream } from '../shell/live-stream.tsx';
import { PortalFrame } from '../shell/portal-frame.tsx';
import { VerifyEmailBanner } from '../shell/verify-email-banner.tsx';

/** The layout of the broker portal. One stream per tab, with the case that is on screen. */
export function BrokerLayout() {
  const match = useMatch(paths.broker.case(':id'));
  const { unread } = useNotifications();
  const links = [
    { label: 'Dashboard', to: paths.broker.home, end: true },
    { label: unread > 0 ? `Notifications (${unread})` : 'Notifications', to: paths.broker.notifications },
    { label: 'Replies', to: paths.broker.replies },
    { label: 'Performance', to: paths.broker.numbers },
    { label: 'API keys', to: paths.broker.keys },
    { label: 'Profile', to: paths.broker.profile },
    { label: 'Website Home', to: paths.home, site: true },
  ];
  return (
    <PortalFrame
      label="Broker portal"
      home={paths.broker.home}
      links={links}
      actions={
        <>
          <HelpMenu />
          <NotificationBell page={paths.broker.notifications} />
          <AccountLink />
        </>
      }
      wide
    >
      <VerifyEmailBanner />
      <ProfileBanners />
      <LiveStream caseId={match?.params.id} />
      <Welcome area="broker" home={paths.broker.home} />
      <Outlet />
    </PortalFrame>
  );
}
