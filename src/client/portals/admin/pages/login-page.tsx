import { Navigate, useLocation } from 'react-router-dom';
import { readNext } from '#client/lib/next-path.ts';
import { useSession } from '#client/lib/session.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { LoginForm } from '#client/modules/accounts/auth/login-form.tsx';
import { paths } from '#shared/platform/paths.ts';
import { LoadingScreen } from '../../shell/loading-screen.tsx';
import { PortalFrame } from '../../shell/portal-frame.tsx';
import { SignInPanel } from '../../shell/sign-in-panel.tsx';

/** Anyone may sign in here; the role decides what the admin area shows afterwards. */
export function AdminLoginPage() {
  const session = useSession();
  const { search } = useLocation();
  usePageTitle('Admin sign-in');

  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'user') return <Navigate to={readNext(search) ?? paths.admin.home} replace />;
  return (
    <PortalFrame
      label="Admin"
      home={paths.home}
      links={[
        { label: 'Website Home', to: paths.home, site: true },
        { label: 'Broker Portal', to: paths.broker.login },
      ]}
    >
      <SignInPanel
        title="Admin sign-in"
        intro="For administrators: see what needs attention, and fix it."
        note="Each time you view a client’s sensitive answers, it’s logged under your name."
      >
        <LoginForm />
      </SignInPanel>
    </PortalFrame>
  );
}
