import { Outlet, useMatch } from 'react-router-dom';
import { NotificationBell } from '#client/modules/notifications/notification-bell.tsx';
import { paths } from '#shared/platform/paths.ts';
import { AccountLink } from '../shell/account-link.tsx';
import { HelpMenu } from '../shell/help/help-menu.tsx';
import { Welcome } from '../shell/help/welcome.tsx';
import { LiveStream } from '../shell/live-stream.tsx';
import { Commands } from '../shell/palette/commands.tsx';
import { PortalFrame } from '../shell/portal-frame.tsx';
import { VerifyEmailBanner } from '../shell/verify-email-banner.tsx';

const links = [
  { label: 'Dashboard', to: paths.admin.home },
  { label: 'Broker Portal', to: paths.broker.home },
  { label: 'Website Home', to: paths.home, site: true },
];

/** The layout of the admin area. One stream per tab, with the case that is on screen. */
export function AdminLayout() {
  const match = useMatch(paths.admin.case(':id'));
  return (
    <PortalFrame
      label="Admin"
      home={paths.admin.home}
      links={links}
      actions={
        <>
          <HelpMenu />
          <NotificationBell page={paths.admin.notifications} />
          <AccountLink />
        </>
      }
      wide
    >
      <Commands links={links} caseHref={paths.admin.case} clientHref={paths.admin.clientCases} />
      <VerifyEmailBanner />
      <LiveStream caseId={match?.params.id} />
      <Welcome area="admin" home={paths.admin.home} />
      <Outlet />
    </PortalFrame>
  );
}
