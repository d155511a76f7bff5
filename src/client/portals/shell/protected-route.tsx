import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { withNext } from '#client/lib/next-path.ts';
import { type SessionState, useSession } from '#client/lib/session.tsx';
import { lateDialog, latePart } from '#client/ui/late-part.tsx';
import { paths } from '#shared/platform/paths.ts';
import { mayUseAdminArea, mayUseBrokerPortal } from '#shared/platform/permissions.ts';
import { AccessDenied } from './access-denied.tsx';
import { type Area, areaOf } from './area-of.ts';
import { FailurePanel } from './failure-panel.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { StandaloneFrame } from './standalone-frame.tsx';

const EndedSessionDialog = lateDialog(async () => (await import('./ended-session-dialog.tsx')).EndedSessionDialog);
const ReplacedSession = latePart(async () => (await import('./replaced-session.tsx')).ReplacedSession);

/** What signed-in users see when the page is not for them, or not yet. */
function insteadOfPage({ status, user }: Extract<SessionState, { user: unknown }>, area: Area): ReactNode {
  if (status === 'replaced') return <ReplacedSession user={user} />;
  if (area === 'admin' && !mayUseAdminArea(user.role)) return <AccessDenied area="admin" />;
  if (area === 'broker' && !mayUseBrokerPortal(user.role)) return <AccessDenied area="broker" />;
  return user.mustSetUpSecondFactor ? <SecondFactorGate /> : null;
}

/** The guard of everything behind a sign-in (spec §2, "Protected route behaviour"). */
export function ProtectedRoute() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const area = areaOf(pathname);

  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'failed') return <FailurePanel message={session.message} onRetry={session.retry} />;
  if (session.status === 'none') {
    const { login } = paths[area];
    return <Navigate to={session.loggedOut ? login : withNext(login, pathname + search)} replace />;
  }
  const instead = insteadOfPage(session, area);
  if (instead) return <StandaloneFrame area={area}>{instead}</StandaloneFrame>;
  return (
    <>
      {navigation.state === 'loading' ? <PagePlaceholder /> : <Outlet />}
      {session.status === 'user' && session.ended && (
        <EndedSessionDialog username={session.user.username} onLook={session.refresh} onLeave={session.leave} />
      )}
    </>
  );
}
