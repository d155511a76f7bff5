import { Outlet, useMatch } from 'react-router-dom';
import { useSession } from '#client/lib/session.tsx';
import { NotificationBell } from '#client/modules/notifications/notification-bell.tsx';
import { paths } from '#shared/platform/paths.ts';
import { AccountLink } from '../shell/account-link.tsx';
import { HelpMenu } from '../shell/help/help-menu.tsx';
import { Welcome } from '../shell/help/welcome.tsx';
import { LiveStream } from '../shell/live-stream.tsx';
import { PortalFrame } from '../shell/portal-frame.tsx';
import { VerifyEmailBanner } from '../shell/verify-email-banner.tsx';

const website = { label: 'Website Home', to: paths.home, site: true };
const signedInLinks = [website, { label: 'Dashboard', to: paths.portal.home, end: true }];
const signedOutLinks = [
  website,
  { label: 'Login', to: paths.portal.login },
  { label: 'Register', to: paths.portal.register },
];

/** The layout of the client portal. One stream per tab, with the case that is on screen. */
export function ClientLayout() {
  const session = useSession();
  const match = useMatch(paths.portal.case(':id'));
  const signedIn = session.status === 'user';
  // The server answers nothing to staff who must set up their second factor first.
  const ready = signedIn && !session.user.mustSetUpSecondFactor;
  return (
    <PortalFrame
      label="Client portal"
      home={signedIn ? paths.portal.home : paths.home}
      links={signedIn ? signedInLinks : signedOutLinks}
      actions={
        ready && (
          <>
            <HelpMenu />
            <NotificationBell page={paths.portal.notifications} />
            <AccountLink />
          </>
        )
      }
    >
      <VerifyEmailBanner />
      {ready && <LiveStream caseId={match?.params.id} />}
      {ready && <Welcome area="client" home={paths.portal.home} />}
      <Outlet />
    </PortalFrame>
  );
}
