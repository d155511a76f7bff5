/** What the first screen of a portal asks is asked with its document, in the words in which the application would ask it. */
import { keysOf } from '#shared/platform/early-calls.ts';
import { expect, test } from '../support/app.ts';
import { signIn } from '../support/portal.ts';

const screens = [
  ['demo_client', '/portal', 'cases.needs'],
  ['demo_broker', '/broker', 'worklist.counts'],
  ['demo_admin', '/admin', 'admin.overview'],
] as const;
const procedureOf = (key: string) => key.slice(0, key.indexOf(' '));

for (const [username, home, procedure] of screens)
  test(`${home} is asked in one batch, before its application is there`, async ({ page }) => {
    await signIn(page, username);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/trpc\/(?!live)/.test(request.url())) asked.push(request.url());
    });
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    const early = keysOf(asked[0] ?? '');
    expect(early.map(procedureOf)).toContain(procedure);
    // News may have it read again; another input would mean that the early answer is of no use.
    const procedures = early.map(procedureOf);
    const later = asked.slice(1).flatMap(keysOf);
    expect(later.filter((key) => procedures.includes(procedureOf(key)) && !early.includes(key))).toEqual([]);
  });

test('a page inside a portal asks only what every page needs', async ({ page }) => {
  await signIn(page, 'demo_broker');
  const first = page.waitForRequest(/\/api\/trpc\//);
  await page.goto('/broker/account');
  expect(keysOf((await first).url())).toEqual(['auth.session {}', 'notifications.list {}']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing is asked early while nobody is signed in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/trpc/')) asked.push(request.url());
  });
  await page.goto('/broker/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});
