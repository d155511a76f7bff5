/** Renders a part of a portal with everything around it that a page has. */
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { currentToast, dismissToast } from '#client/lib/toasts.ts';
import { PortalApp } from '#client/portals/shell/portal-app.tsx';
import { ProtectedRoute } from '#client/portals/shell/protected-route.tsx';
import { cookieNames } from '#shared/platform/cookies.ts';
import type { SessionUser } from '#shared/platform/session.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { writeIntoDocument } from './document.ts';
import { type Answers, type Network, network } from './network.ts';

export const user: SessionUser = {
  id: '0194a3c0-0000-7000-8000-000000000001',
  username: 'ava_example',
  fullName: 'Ava Example',
  email: 'ava@example.com',
  role: 'client',
  emailVerified: true,
  firm: null,
  mustSetUpSecondFactor: false,
  authenticated: true,
};

/**
 * @param answers of the network
 * @param as the user whose session it is, behind the guard of the portals; nobody's without it
 * @param at the address of the page
 */
export async function renderInPortal(
  part: ReactNode,
  { answers = {}, as, at = '/' }: { answers?: Answers; as?: Partial<SessionUser>; at?: string } = {},
): Promise<Network & { address(): string; go(delta: number): void }> {
  writeIntoDocument(defaultSiteProfile);
  // Toasts wait for each other, and one queue serves all tests of a file.
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id);
  notifications.clean();
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${cookieNames.signedIn}=${as ? 1 : ''}; path=/; max-age=${as ? 60 : 0}`;
  const net = network({ ...answers, auth: { session: { ...user, ...as }, ...answers.auth } });
  const page = { path: '*', element: part };
  const login = { path: '/:area/login', element: <h1>Login</h1> };
  const routes = as ? [login, { element: <ProtectedRoute />, children: [page] }] : [page];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  await render(<PortalApp router={router} profile={defaultSiteProfile} />);
  const go = (delta: number) => void router.navigate(delta);
  return { ...net, go, address: () => `${router.state.location.pathname}${router.state.location.search}` };
}
