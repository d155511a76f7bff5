/** One request in browsers: participants, the choice of an option, closing and reopening, in print and on a phone. */
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { ask, PASSWORD, registerWithCase, tell } from '../support/portal.ts';

/** The name in the answers; the client's account has another one. */
const ON_THE_REQUEST = 'Morgan Example';

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

async function publish(broker: APIRequestContext, caseId: string): Promise<void> {
  const { version } = await ask<{ version: number }>(broker, 'cases.get', { caseId });
  const option = (insurer: string, premiumCents: number, deductibleCents: number) => ({
    insurer,
    premiumCents,
    term: 'annual',
    coverages: [
      { name: 'Liability', limitCents: 200_000_000, deductibleCents: null },
      { name: 'Collision', limitCents: null, deductibleCents },
    ],
    validUntil: '2099-01-31',
  });
  const options = [option('Fictional Mutual', 152_000, 100_000), option('Imaginary Insurance', 149_900, 50_000)];
  await tell(broker, 'cases.publishOptions', { caseId, version, options });
}

test.describe('people in a request', () => {
  // From the page a participant had open when they were removed.
  test.use({ expectedErrors: [/status of 404/] });

  test('the client invites somebody, who takes part under their own account, and removes them with immediate effect', {
    tag: '@long',
  }, async ({ page: client, browser, app }) => {
    const broker = await openPage(browser, app.url);
    const { caseId, fullName } = await registerWithCase(client, broker.request, app);
    await client.goto(`/portal/cases/${caseId}`);
    const address = `guest_${caseId.slice(-8)}@example.com`;

    await test.step('by the keyboard: what is missing is said, then the invitation goes out', async () => {
      await client.getByRole('button', { name: 'Invite someone' }).focus();
      await client.keyboard.press('Enter');
      const dialog = client.getByRole('dialog', { name: 'Invite someone' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Send the invitation' }).click();
      await expect(dialog.getByText('Enter a name')).toBeVisible();
      await expect(dialog.getByLabel('Name')).toBeFocused();
      await expectNoBarriers(client);
      await client.keyboard.type('Robin Guest');
      await client.keyboard.press('Tab');
      await client.keyboard.type(address);
      await client.keyboard.press('Enter');
      await expect(client.getByText('hasn’t joined yet')).toBeVisible();
      await expect(client.getByText('You invited someone')).toBeVisible();
    });

    const mail = await eventually('the invitation arrives', async () => (await mailsTo(app, address))[0]);
    const link = /http:\/\/\S+join\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
    const guest = await openPage(browser, app.url);

    await test.step('the link tells who invites, and comes back after registering', async () => {
      await guest.setViewportSize({ width: 390, height: 844 });
      await guest.goto(link);
      await expect(guest.getByRole('heading', { name: `${fullName} invited you` })).toBeVisible();
      await expectNoBarriers(guest);
      await guest.getByRole('link', { name: 'Create an account' }).click();
      const form = guest.getByRole('tabpanel', { name: 'Register' });
      await form.getByLabel('Full Name').fill('Robin Guest');
      await form.getByLabel('Email').fill(address);
      await form.getByLabel('Phone').fill('403-555-0143');
      await form.getByLabel('Username').fill(`guest_${caseId.slice(-8)}`);
      await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await form.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
      await form.getByLabel(/I agree to the/).check();
      await form.getByRole('button', { name: 'Create Account' }).click();
      await expect(guest).toHaveURL(/\/portal\/join\?token=/);
      await expectNoBarriers(guest);
      await guest.getByRole('button', { name: 'Join the request' }).click();
      await expect(guest).toHaveURL(new RegExp(`/portal/cases/${caseId}$`));
    });

    await test.step('they read and write; what is the client’s to do is not offered', async () => {
      await expect(guest.getByText(`Shared with you by ${ON_THE_REQUEST}`)).toBeVisible();
      await expect(guest.getByRole('button', { name: 'Withdraw this request' })).toHaveCount(0);
      await expect(guest.getByRole('button', { name: 'Invite someone' })).toHaveCount(0);
      await guest.getByLabel('Message', { exact: true }).fill('I am the second driver.');
      await guest.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(client.getByRole('region', { name: 'Messages' })).toContainText('I am the second driver.');
      await expect(client.getByRole('button', { name: 'Remove Robin Guest' })).toBeVisible();
      await expectNoBarriers(guest);
      await broker.goto(`/broker/cases/${caseId}`);
      await expect(broker.getByText('Also on this request: Robin Guest')).toBeVisible();
      await guest.goto('/portal');
      await expect(
        guest.getByRole('region', { name: 'Shared with you' }).getByText(`${ON_THE_REQUEST}’s request`),
      ).toBeVisible();
      await guest.goBack();
      await expect(guest.getByRole('region', { name: 'Messages' })).toBeVisible();
    });

    await test.step('removed, they are out of the page they have open', async () => {
      await client.getByRole('button', { name: 'Remove Robin Guest' }).click();
      await client.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(client.getByText('Robin Guest is no longer part of this request.')).toBeVisible();
      await expect(guest.getByRole('region', { name: 'Messages' })).toHaveCount(0);
      await guest.goto('/portal');
      await expect(guest.getByRole('heading', { name: 'You have no requests yet' })).toBeVisible();
    });
  });
});

test.describe('the choice', () => {
  test('is printed as the options, the notice and the date, on white, side by side', { tag: '@long' }, async ({
    page,
    browser,
    app,
  }) => {
    const broker = await openPage(browser, app.url);
    const { caseId } = await registerWithCase(page, broker.request, app);
    await publish(broker.request, caseId);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/portal/cases/${caseId}`);
    await expect(page.getByRole('columnheader', { name: /Imaginary Insurance/ })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const width of [720, 794]) {
      // The printable width of a Letter and of an A4 sheet.
      await page.setViewportSize({ width, height: 1000 });
      await expect(page.getByText(/^As of .* Options are from Bailey Demo-Broker/)).toBeVisible();
      await expect(page.getByText('there is no coverage until your broker confirms it').first()).toBeVisible();
      for (const hidden of ['Conversation', 'People on this request', 'Documents'])
        await expect(page.getByRole('heading', { name: hidden, exact: true })).toBeHidden();
      await expect(page.getByRole('button', { name: /Choose|Print|Ask for a change/ })).toHaveCount(0);
      await expect(page.getByText('What happens next')).toBeHidden();
      const tops = await page
        .getByRole('columnheader', { name: /Mutual|Imaginary/ })
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });

  test('can be changed, withdrawn and reopened, each with one button and a confirmation', {
    tag: '@long',
  }, async ({ page, browser, app }) => {
    const broker = await openPage(browser, app.url);
    const { caseId } = await registerWithCase(page, broker.request, app);
    await publish(broker.request, caseId);
    await page.goto(`/portal/cases/${caseId}#options`);
    await expect(page.getByRole('region', { name: 'Options from your broker' })).toBeFocused();
    await page.getByRole('button', { name: 'Ask for a change' }).click();
    await page.getByLabel('What should be different?').fill('A lower deductible, please.');
    await page.getByRole('button', { name: 'Send to your broker' }).click();
    await expect(page.getByText(/ A reply is due by \w+, /)).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw this request' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the request' }).click();
    await expect(page.getByText('This conversation is closed.')).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Reopen this request' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Reason (optional)').fill('We stay after all.');
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen', exact: true }).click();
    await expect(page.getByText('Request reopened.')).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
    await expect(page.getByText('You reopened your request')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every part is one tap away, and the field for a message is in sight', { tag: '@long' }, async ({
    page,
    browser,
    app,
  }) => {
    const broker = await openPage(browser, app.url);
    const { caseId } = await registerWithCase(page, broker.request, app);
    await publish(broker.request, caseId);
    await page.goto(`/portal/cases/${caseId}`);
    const places = page.getByRole('navigation', { name: 'Sections of this request' });
    await places.getByRole('link', { name: /Conversation/ }).tap();
    await expect(page.getByRole('heading', { name: 'Conversation' })).toBeInViewport();
    await expect(page.getByLabel('Message', { exact: true })).toBeInViewport();
    await expect(places).toBeInViewport();
    await places.getByRole('link', { name: /Options/ }).tap();
    await expect(page.getByRole('heading', { name: 'Options from your broker' })).toBeInViewport();
    await expectNoBarriers(page);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a request with options has no accessibility barrier at 1440 px in ${colorScheme}`, { tag: '@long' }, async ({
    browser,
    app,
  }) => {
    const context = await browser.newContext({
      baseURL: app.url,
      viewport: { width: 1440, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const broker = await openPage(browser, app.url);
    const { caseId } = await registerWithCase(page, broker.request, app);
    await publish(broker.request, caseId);
    await page.goto(`/portal/cases/${caseId}`);
    await expect(page.getByRole('button', { name: 'Choose Fictional Mutual' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Sections of this request' })).toBeHidden();
    await expectNoBarriers(page);
  });
}
