import { Outlet, useMatch } from 'react-router-dom';
import { NotificationBell } from '#client/features/notifications/notification-bell.tsx';
import { useSession } from '#client/lib/session.tsx';
import { paths } from '#shared/paths.ts';
import { LiveStream } from '../shell/live-stream.tsx';
import { PortalFrame } from '../shell/portal-frame.tsx';

const website = { label: 'Website Home', to: paths.home, site: true };
const signedInLinks = [website, { label: 'Dashboard', to: paths.portal.home }];
const signedOutLinks = [
  website,
  { label: 'Login', to: paths.portal.login },
  { label: 'Register', to: paths.portal.register },
];

/** The client portal around its pages. One stream per tab, with the case that is on screen. */
export function ClientLayout() {
  const session = useSession();
  const match = useMatch(paths.portal.case(':id'));
  const signedIn = session.status === 'user';
  return (
    <PortalFrame
      label="Client portal"
      home={signedIn ? paths.portal.home : paths.home}
      links={signedIn ? signedInLinks : signedOutLinks}
      actions={signedIn && <NotificationBell />}
    >
      {signedIn && <LiveStream caseId={match?.params.id} />}
      <Outlet />
    </PortalFrame>
  );
}
