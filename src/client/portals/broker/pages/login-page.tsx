import { Navigate, useLocation } from 'react-router-dom';
import { readNext } from '#client/lib/next-path.ts';
import { useSession } from '#client/lib/session.tsx';
import { showToast } from '#client/lib/toasts.ts';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { LoginForm } from '#client/modules/accounts/auth/login-form.tsx';
import { paths } from '#shared/platform/paths.ts';
import { mayUseBrokerPortal } from '#shared/platform/permissions.ts';
import type { SessionUser } from '#shared/platform/session.ts';
import { LoadingScreen } from '../../shell/loading-screen.tsx';
import { PortalFrame } from '../../shell/portal-frame.tsx';
import { SignInPanel } from '../../shell/sign-in-panel.tsx';

/** A broker passes, an admin gets a toast, anyone else stays signed in and is denied access (spec §4). */
function noteRole({ role }: SessionUser): void {
  if (role === 'admin') {
    showToast({ kind: 'info', message: 'You are an administrator and have broker access.' });
  } else if (!mayUseBrokerPortal(role)) {
    console.warn('This account has no broker access.');
  }
}

export function BrokerLoginPage() {
  const session = useSession();
  const { search } = useLocation();
  usePageTitle('Broker sign-in');

  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'user') return <Navigate to={readNext(search) ?? paths.broker.home} replace />;
  return (
    <PortalFrame
      label="Broker portal"
      home={paths.home}
      links={[
        { label: 'Website Home', to: paths.home, site: true },
        { label: 'Client Portal', to: paths.portal.login },
      ]}
    >
      <SignInPanel
        title="Broker sign-in"
        intro="For licensed broker partners: respond to offers, work on requests and send options."
        note="Our team sets up broker accounts. Contact us if you’d like to become a partner."
      >
        <LoginForm onSuccess={noteRole} />
      </SignInPanel>
    </PortalFrame>
  );
}
