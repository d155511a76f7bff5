import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#client/lib/session.tsx';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import { paths } from '#shared/platform/paths.ts';
import { areaOf } from './area-of.ts';
import { PortalFrame } from './portal-frame.tsx';

const labels = { portal: 'Client portal', broker: 'Broker portal', admin: 'Admin' };

/** Header with Log Out, and footer, around the message for a page whose own layout failed to render. */
export function FailureFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const area = areaOf(pathname);
  const { home, login } = paths[area];
  const session = useSession();
  if (session.status === 'none' && session.loggedOut) return <Navigate to={login} replace />;
  const links = [
    { label: 'Dashboard', to: home, end: true },
    { label: 'Website Home', to: paths.home, site: true },
  ];
  return (
    // If the frame itself fails, the bare message is still better than an empty page.
    <ErrorBoundary>
      <PortalFrame label={labels[area]} home={home} links={links}>
        {children}
      </PortalFrame>
    </ErrorBoundary>
  );
}
