import { SimpleGrid, Tabs, Title } from '@mantine/core';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { readBack, readNext } from '#client/lib/next-path.ts';
import { useSession } from '#client/lib/session.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { LoginForm } from '#client/modules/accounts/auth/login-form.tsx';
import { RegisterForm } from '#client/modules/accounts/auth/register-form.tsx';
import { paths } from '#shared/platform/paths.ts';
import { LoadingScreen } from '../../shell/loading-screen.tsx';
import { BackToSite } from '../access/back-to-site.tsx';
import { BenefitsPanel } from '../access/benefits-panel.tsx';
import { InvitationNote } from '../access/invitation-note.tsx';
import { JoinRequest } from '../access/join-request.tsx';
import { useInvitation } from '../access/use-invitation.ts';

/** Login and registration: one screen, two tabs, each with its own address. */
export function ClientAccessPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const invitation = useInvitation(search);
  const register = pathname === paths.portal.register;
  usePageTitle(register ? 'Register' : 'Login');

  const open = (path: string) => navigate(path + search, { replace: true, preventScrollReset: true });
  if (session.status === 'loading' || invitation.loading) return <LoadingScreen />;
  if (session.status === 'user') {
    const { token, known } = invitation;
    if (token && known && session.user.role === 'client') return <JoinRequest token={token} caseId={known.caseId} />;
    const back = readBack(search);
    if (back) return <BackToSite page={back} />;
    return <Navigate to={readNext(search) ?? paths.portal.home} replace />;
  }
  return (
    <SimpleGrid
      cols={{ base: 1, lg: 2 }}
      spacing={{ base: 'xl', lg: 'var(--space-fluid-l)' }}
      maw="66rem"
      mx="auto"
      mt="lg"
    >
      <section>
        <Title order={1} mb="lg">
          {register ? 'Create your account' : 'Welcome back'}
        </Title>
        <InvitationNote invitation={invitation} onLogin={() => open(paths.portal.login)} />
        <Tabs value={register ? paths.portal.register : paths.portal.login} onChange={(path) => path && open(path)}>
          <Tabs.List grow mb="var(--space-24)">
            <Tabs.Tab value={paths.portal.login}>Login</Tabs.Tab>
            <Tabs.Tab value={paths.portal.register}>Register</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value={paths.portal.login}>
            <LoginForm />
          </Tabs.Panel>
          <Tabs.Panel value={paths.portal.register}>
            <RegisterForm
              invitation={invitation.token}
              known={invitation.known}
              onCreated={() => open(paths.portal.login)}
            />
          </Tabs.Panel>
        </Tabs>
      </section>
      <BenefitsPanel />
    </SimpleGrid>
  );
}
