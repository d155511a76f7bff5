import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { withNext } from '#client/lib/next-path.ts';
import { useSession } from '#client/lib/session.tsx';
import { paths } from '#shared/paths.ts';
import { mayUseAdminArea, mayUseBrokerPortal, type Role } from '#shared/permissions.ts';
import { AccessDenied } from './access-denied.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { PortalFrame } from './portal-frame.tsx';

function isBelow(prefix: string, pathname: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

function loginFor(pathname: string): string {
  if (isBelow(paths.admin.home, pathname)) return paths.admin.login;
  return isBelow(paths.broker.home, pathname) ? paths.broker.login : paths.portal.login;
}

function deniedArea(pathname: string, role: Role): 'admin' | 'broker' | null {
  if (isBelow(paths.admin.home, pathname) && !mayUseAdminArea(role)) return 'admin';
  return isBelow(paths.broker.home, pathname) && !mayUseBrokerPortal(role) ? 'broker' : null;
}

/** The gate of everything behind a sign-in (section 2 of the specification, "Protected route behaviour"). */
export function ProtectedRoute() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigation = useNavigation();

  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'failed') return <FailurePanel message={session.message} onRetry={session.retry} />;
  if (session.status === 'none') {
    const login = loginFor(pathname);
    return <Navigate to={session.loggedOut ? login : withNext(login, pathname + search)} replace />;
  }
  const area = deniedArea(pathname, session.user.role);
  if (area) {
    return (
      <PortalFrame label={area === 'admin' ? 'Admin' : 'Broker portal'} home={paths.home} links={[]}>
        <AccessDenied area={area} />
      </PortalFrame>
    );
  }
  return navigation.state === 'loading' ? <PagePlaceholder /> : <Outlet />;
}
