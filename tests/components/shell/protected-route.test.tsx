import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BrokerLoginPage } from '#client/portals/broker/pages/login-page.tsx';
import { ClientAccessPage } from '#client/portals/client/pages/access-page.tsx';
import { ProtectedRoute } from '#client/portals/shell/protected-route.tsx';
import { NOT_AUTHENTICATED } from '#shared/platform/session.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal, user } from '../../support/browser/portal.tsx';

const Page = () => <h1>The page itself</h1>;
const itself = page.getByRole('heading', { name: 'The page itself' });

const portals = (
  <Routes>
    <Route path="/portal/login" element={<ClientAccessPage />} />
    <Route path="/broker/login" element={<BrokerLoginPage />} />
    <Route path="/admin/login" element={<p>Admin sign-in</p>} />
    <Route element={<ProtectedRoute />}>
      <Route path="*" element={<Page />} />
    </Route>
  </Routes>
);

async function logIn() {
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabelText('Username').fill('ava_example');
  await form.getByLabelText('Password').fill('Prairie-2026');
  await userEvent.keyboard('{Enter}');
}

test('while the session is not known, the outline of the page is shown', async () => {
  const answer = Promise.withResolvers<typeof user>();
  await renderInPortal(<Page />, { as: {}, answers: { auth: { session: () => answer.promise } } });
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading…');
  await expect.element(itself).not.toBeInTheDocument();
  answer.resolve(user);
  await expect.element(itself).toBeVisible();
  await expect.element(page.getByText('Loading…')).not.toBeInTheDocument();
});

test('a session check that fails says so, and another try helps', async () => {
  const net = await renderInPortal(<Page />, {
    as: {},
    answers: { auth: { session: new Refusal('SERVICE_UNAVAILABLE', 'The server is busy.') } },
  });
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(page.getByText('The server is busy.')).toBeVisible();
  net.answers({ auth: { session: user } });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(itself).toBeVisible();
});

test.for([
  ['/portal/account/security', '/portal/login'],
  ['/broker/notifications', '/broker/login'],
  ['/admin/cases?status=new', '/admin/login'],
] as const)('%s without a session leads to %s, which knows the way back', async ([at, login]) => {
  const { address } = await renderInPortal(portals, { at });
  await expect.poll(address).toBe(`${login}?${new URLSearchParams({ next: at })}`);
});

test('after the login the page asked for opens', async () => {
  const at = '/portal/account/security?from=email';
  const { address } = await renderInPortal(portals, { at, answers: { auth: { login: user } } });
  await logIn();
  await expect.element(itself).toBeVisible();
  await expect.poll(address).toBe(at);
});

test.for(['//evil.example/portal', '/\\evil.example'])('a login link to %s leads nobody off the site', async (next) => {
  const at = `/portal/login?${new URLSearchParams({ next })}`;
  const { address } = await renderInPortal(portals, { at, answers: { auth: { login: user } } });
  await logIn();
  await expect.element(itself).toBeVisible();
  await expect.poll(address).toBe('/portal');
});

test.for([
  ['client', '/admin/settings', 'The admin area is restricted to administrators only.'],
  ['client', '/broker/cases/1', 'The broker portal is restricted to insurance brokers only.'],
  ['broker', '/admin', 'The admin area is restricted to administrators only.'],
] as const)('a %s at %s is refused, with a way home', async ([role, at, words]) => {
  await renderInPortal(<Page />, { as: { role }, at });
  await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
  await expect.element(itself).not.toBeInTheDocument();
});

test.for(['/portal', '/broker', '/admin'])('an administrator may open %s', async (at) => {
  await renderInPortal(<Page />, { as: { role: 'admin' }, at });
  await expect.element(itself).toBeVisible();
});

test.for(['/portal', '/broker/account'])('staff without a second factor set it up before they see %s', async (at) => {
  const as = { role: 'broker', mustSetUpSecondFactor: true } as const;
  const secondFactor = { enabledAt: null, recoveryCodesLeft: 0, required: true };
  await renderInPortal(<Page />, { as, at, answers: { account: { secondFactor } } });
  await expect.element(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
  await expect.element(page.getByText(/A password alone can be guessed or stolen/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await expect.element(itself).not.toBeInTheDocument();
});

test('a session that ended before the page was opened leads to the login', async () => {
  const at = '/portal/account';
  const session = new Refusal('UNAUTHORIZED', NOT_AUTHENTICATED);
  const { address } = await renderInPortal(<Page />, { as: {}, at, answers: { auth: { session } } });
  await expect.poll(address).toBe('/portal/login?next=%2Fportal%2Faccount');
});
