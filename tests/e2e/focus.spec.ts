/** The keyboard focus is visible: on every control, in every colour scheme. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { openAs, openClient, sendRequest, step } from '../support/desk.ts';
import { ringProblems } from '../support/rings.ts';

const schemes = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'light', forcedColors: 'active' } },
  { name: 'forced colours on black', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;

async function expectRings(page: Page, screen: string): Promise<void> {
  for (const { name, media } of schemes) {
    await page.emulateMedia(media);
    expect(await ringProblems(page), `${screen}, ${name}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

test('every control of the main screens has a ring of 2 px with 3:1 contrast', { tag: '@long' }, async ({
  page,
  browser,
  app,
}) => {
  const [admin, broker, client] = await Promise.all([
    openAs(browser, app, 'demo_admin'),
    openAs(browser, app, 'demo_broker'),
    openClient(browser, app),
  ]);
  const caseId = await sendRequest(client.request, admin.request);
  await step(broker.request, 'acceptOffer', caseId);
  const screens: [Page, string, string][] = [
    [page, '/portal/register', 'Create'],
    [client, '/portal', 'Choose files'],
    [client, `/portal/cases/${caseId}`, 'Send'],
    [client, '/portal/account/security', 'Change'],
    [broker, '/broker', 'Filters'],
    [broker, `/broker/cases/${caseId}?view=options`, 'Add an option'],
    [admin, '/admin/users', 'Invite'],
    [page, '/contact', 'Send Message'],
  ];
  for (const [of, address, button] of screens) {
    await of.goto(address);
    await expect(of.getByRole('main').getByRole('button', { name: button }).first()).toBeVisible();
    await expectRings(of, address);
  }
});

test('with forced colours the selected tab differs from the others', { tag: '@long' }, async ({
  page,
  browser,
  app,
}) => {
  const admin = await openAs(browser, app, 'demo_admin');
  for (const [of, address, tabs] of [
    [page, '/portal/login', '[role="tab"]'],
    [admin, '/admin/clients', 'nav a'],
  ] as const) {
    await of.emulateMedia({ forcedColors: 'active' });
    await of.goto(address);
    const chosen = of.locator(`${tabs}:is([aria-selected="true"], [aria-current="page"])`).last();
    const other = of.locator(`${tabs}:not([aria-selected="true"], [aria-current])`).last();
    const ground = (locator: typeof chosen) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(chosen).toBeVisible();
    expect(await ground(chosen)).not.toBe(await ground(other));
  }
});
