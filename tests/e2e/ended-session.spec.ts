/** A session that ends while a page is open: nothing typed is lost, and the user continues where they were. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { eventually } from '../support/eventually.ts';
import { ask, PASSWORD, registerWithCase, tell } from '../support/portal.ts';

/** Ends the user's other sessions, as they could from another browser. */
async function endSessionFromElsewhere(page: Page, username: string): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('The browser is gone');
  await context.request.post('/api/login', { data: { username, password: PASSWORD } });
  await tell(context.request, 'account.endOtherSessions', undefined);
  await context.close();
}

async function arrivedOnce(request: APIRequestContext, caseId: string, words: string): Promise<boolean> {
  const { messages } = await ask<{ messages: { body: string }[] }>(request, 'messages.list', { caseId });
  return messages.filter(({ body }) => body === words).length === 1;
}

test.describe('a session that ends over an open page', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('the message survives, the login appears over the page, and the message is sent once', async ({
    page,
    browser,
    app,
  }) => {
    const staff = await browser.newContext({ baseURL: app.url });
    const { username, caseId } = await registerWithCase(page, staff.request, app);
    await page.goto(`/portal/cases/${caseId}`);
    const message = page.getByLabel('Message', { exact: true });
    await message.fill('Typed before the session ended');
    // Another browser ends it, and the page is notified at once.
    await endSessionFromElsewhere(page, username);
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Username')).toHaveValue(username);
    await expect(dialog.getByLabel('Username')).toHaveAttribute('readonly', '');
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();

    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/portal/cases/${caseId}`);
    await expect(message).toHaveValue('Typed before the session ended');
    await message.press('Enter');
    const list = page.getByRole('region', { name: 'Messages' });
    await expect(list.getByText('Typed before the session ended')).toHaveCount(1);
    await eventually('the broker has it', () => arrivedOnce(staff.request, caseId, 'Typed before the session ended'));

    // The page receives live events again.
    await tell(staff.request, 'messages.send', {
      caseId,
      clientKey: crypto.randomUUID(),
      kind: 'message',
      body: 'Good to have you back',
    });
    await expect(list.getByText('Good to have you back')).toBeVisible();
    await staff.close();
  });

  test('a message that was being sent when the session ended is sent once after the login', { tag: '@long' }, async ({
    page,
    browser,
    app,
  }) => {
    const staff = await browser.newContext({ baseURL: app.url });
    const { caseId } = await registerWithCase(page, staff.request, app);
    await page.goto(`/portal/cases/${caseId}`);
    const message = page.getByLabel('Message', { exact: true });
    await message.fill('On its way');
    await page.context().clearCookies();
    await message.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in and continue' }).click();
    await expect(dialog).toBeHidden();
    await eventually('the broker has it', () => arrivedOnce(staff.request, caseId, 'On its way'));
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('On its way')).toHaveCount(1);
    await staff.close();
  });
});
