/**
 * Header, menu and footer around every portal page.
 * @module-tag long
 */
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminLayout } from '#client/portals/admin/admin-layout.tsx';
import { BrokerLayout } from '#client/portals/broker/broker-layout.tsx';
import { ClientLayout } from '#client/portals/client/client-layout.tsx';
import { NotFoundPanel } from '#client/portals/shell/not-found-panel.tsx';
import { PortalFrame } from '#client/portals/shell/portal-frame.tsx';
import { PortalRoot } from '#client/portals/shell/portal-root.tsx';
import { VerifyEmailBanner } from '#client/portals/shell/verify-email-banner.tsx';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal, user } from '../../support/browser/portal.tsx';

const nav = page.getByRole('navigation', { name: 'Client portal' });
const links = [{ label: 'Dashboard', to: '/portal', end: true }];
const frame = (
  <PortalFrame label="Client portal" home="/portal" links={links}>
    <h1>The page itself</h1>
  </PortalFrame>
);
const broken = { now: false };
function BrokenPage() {
  if (broken.now) throw new Error('broken on purpose');
  return <h1>The page itself</h1>;
}

const logOut = page.getByRole('button', { name: 'Log Out' });

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1440, 900);
});

const names = (locator: typeof nav) =>
  locator
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

test('on a phone the menu opens by its button, and closes with Escape', async () => {
  await page.viewport(390, 844);
  await renderInPortal(<ClientLayout />, { at: '/portal/login' });
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  expect(names(page.getByRole('contentinfo'))).toEqual(['Privacy Policy', 'Terms of Service', 'Contact Us']);
  await expect.element(nav).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect.element(nav).toBeVisible();
  expect(names(nav)).toEqual(['Website Home', 'Login', 'Register']);
  await userEvent.keyboard('{Escape}');
  await expect.element(nav).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test.each([
  { area: 'the client portal', Layout: ClientLayout, as: {}, at: '/portal' },
  { area: 'the broker portal', Layout: BrokerLayout, as: { role: 'broker' as const }, at: '/broker' },
  { area: 'the admin area', Layout: AdminLayout, as: { role: 'admin' as const }, at: '/admin' },
])('at 320 pixels the header of $area fits, with everything in it', async ({ Layout, as, at }) => {
  await page.viewport(320, 640);
  const answers = {
    notifications: { list: { notifications: [], unread: 120, hasOlder: false } },
    brokers: { profile: { id: user.id, profile: null } },
  };
  await renderInPortal(<Layout />, { as, at, answers });
  await expect.element(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /your account/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('a logout is confirmed, and leads to the login page without a way back', async () => {
  const { address } = await renderInPortal(frame, {
    as: {},
    at: '/portal/account',
    answers: { auth: { logout: { message: '' } } },
  });
  await logOut.click();
  await expect.element(page.getByText('Logged out successfully')).toBeVisible();
  await expect.poll(address).toBe('/portal/login');
});

test('a logout that failed says why, and the page stays', async () => {
  await renderInPortal(frame, {
    as: {},
    answers: { auth: { logout: new Refusal('INTERNAL_SERVER_ERROR', 'Nothing works today.') } },
  });
  await logOut.click();
  await expect.element(page.getByText('Logout failed')).toBeVisible();
  await expect.element(page.getByText('Nothing works today.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'The page itself' })).toBeVisible();
});

test('another page begins at its top, with the focus on its content', async () => {
  await page.viewport(390, 500);
  const tall = (next: string) => (
    <PortalFrame label="Client portal" home="/portal" links={[{ label: 'Next', to: next }]}>
      <div style={{ height: 3000 }} />
    </PortalFrame>
  );
  const pages = (
    <Routes>
      <Route element={<PortalRoot />}>
        <Route path="/portal" element={tall('/portal/account')} />
        <Route path="/portal/account" element={tall('/portal')} />
      </Route>
    </Routes>
  );
  const { address } = await renderInPortal(pages, { at: '/portal' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  window.scrollTo(0, 400);
  (page.getByRole('link', { name: 'Next' }).element() as HTMLElement).click();
  await expect.poll(address).toBe('/portal/account');
  await expect.poll(() => window.scrollY).toBe(0);
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('a page that cannot be shown keeps the header with Log Out, and another try helps', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  broken.now = true;
  const pages = (
    <Routes>
      <Route element={<PortalRoot />}>
        <Route path="*" element={<BrokenPage />} />
      </Route>
    </Routes>
  );
  await renderInPortal(pages, { as: {}, at: '/portal' });
  // Past the three automatic retries, a second apart.
  const failure = page.getByRole('alert');
  await expect.poll(() => vi.advanceTimersByTime(1000) && failure.query()).not.toBeNull();
  await expect.element(failure).toMatchTextContent('Something went wrong');
  vi.useRealTimers();
  await expect.element(logOut).toBeVisible();
  broken.now = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByRole('heading', { name: 'The page itself' })).toBeVisible();
});

test('an unconfirmed address is asked for on every page but the account’s', async () => {
  await renderInPortal(<VerifyEmailBanner />, { as: { emailVerified: false }, at: '/portal' });
  await expect.element(page.getByText(/^Please confirm ava@example\.com/)).toBeVisible();
  const link = page.getByRole('link', { name: 'Confirm it now' });
  await expect.element(link).toHaveAttribute('href', '/portal/account');
  await link.click();
  await expect.element(link).not.toBeInTheDocument();
});

test('an unknown address leads to the dashboard and to the website', async () => {
  await renderInPortal(<NotFoundPanel home="/portal" />, { as: {} });
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/portal');
  expect(names(page.getByRole('list', { name: 'On the website' }))).toEqual([
    'Home',
    'Contact',
    'Get a Free Quote',
    'Our services',
  ]);
  await expect.element(page.getByText(/not an insurance broker or insurer/)).toBeVisible();
});
