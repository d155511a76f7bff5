import {
  IconBellRinging,
  IconBuilding,
  IconCalendar,
  IconChartBar,
  IconId,
  IconInbox,
  IconKey,
  IconMessageReply,
  IconWorld,
} from '@tabler/icons-react';
import { Outlet, useMatch } from 'react-router-dom';
import { useSessionUser } from '#client/lib/session.tsx';
import { ProfileBanners } from '#client/modules/brokers/profile-banners.tsx';
import { NotificationBell } from '#client/modules/notifications/notification-bell.tsx';
import { useNotifications } from '#client/modules/notifications/use-notifications.ts';
import { paths } from '#shared/platform/paths.ts';
import { AccountLink } from '../shell/account-link.tsx';
import { HelpMenu } from '../shell/help/help-menu.tsx';
import { Welcome } from '../shell/help/welcome.tsx';
import { LiveStream } from '../shell/live-stream.tsx';
import { Commands } from '../shell/palette/commands.tsx';
import { PortalFrame } from '../shell/portal-frame.tsx';
import { VerifyEmailBanner } from '../shell/verify-email-banner.tsx';
import { useNewRequest } from './new-request.tsx';

/** About one's own licence and the work it allows. */
const licensedLinks = [
  { label: 'Performance', to: paths.broker.numbers, icon: IconChartBar },
  { label: 'API keys', to: paths.broker.keys, icon: IconKey },
  { label: 'Calendar', to: paths.broker.calendar, icon: IconCalendar },
  { label: 'Profile', to: paths.broker.profile, icon: IconId },
];

/** The layout of the broker portal. One stream per tab, with the case that is on screen. */
export function BrokerLayout() {
  const match = useMatch(paths.broker.case(':id'));
  const { unread } = useNotifications();
  const { firm } = useSessionUser();
  const hasLicence = firm?.role !== 'assistant';
  useNewRequest();
  const links = [
    { label: 'Dashboard', to: paths.broker.home, end: true, icon: IconInbox },
    { label: 'Notifications', count: unread, to: paths.broker.notifications, icon: IconBellRinging },
    { label: 'Replies', to: paths.broker.replies, icon: IconMessageReply },
    ...(firm?.role === 'manager' ? [{ label: 'Firm', to: paths.broker.firm, icon: IconBuilding }] : []),
    ...(hasLicence ? licensedLinks : []),
    { label: 'Website Home', to: paths.home, site: true, icon: IconWorld },
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
      side
    >
      <Commands links={links} caseHref={paths.broker.case} />
      <VerifyEmailBanner />
      <ProfileBanners />
      <LiveStream caseId={match?.params.id} />
      <Outlet />
      {/* Over a request it would cover the composer. It begins with offers, which an assistant never gets. */}
      {!match && hasLicence && <Welcome area="broker" home={paths.broker.home} />}
    </PortalFrame>
  );
}
