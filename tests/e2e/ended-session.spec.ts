/** A session that ends while a page is open: nothing typed is lost, and the user continues where they were. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { eventually } from '../support/eventually.ts';
import { ask, logIn, PASSWORD, register, registerWithCase, tell } from '../support/portal.ts';

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

  test('the message survives, the login is in place, and it is sent once', async ({ page, browser, app }) => {
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

  test('a message that met the end of the session goes out by itself after the login, once', async ({
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
    await dialog.getByRole('button', { name: 'Log in and go on' }).click();
    await expect(dialog).toBeHidden();
    await eventually('the broker has it', () => arrivedOnce(staff.request, caseId, 'On its way'));
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('On its way')).toHaveCount(1);
    await staff.close();
  });

  test('a form that was being sent goes through after the login, with everything in it', async ({ page }) => {
    await register(page);
    await page.goto('/portal/account');
    const details = page.getByRole('region', { name: 'Your details' });
    await details.getByLabel('Full Name').fill('Ava Wong-Tremblay');
    await details.getByLabel('Language').selectOption('Français');
    // The cookie is gone, and the page does not know yet.
    await page.context().clearCookies();
    await details.getByRole('button', { name: 'Save your details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill('Not-the-right-1');
    await dialog.getByRole('button', { name: 'Log in and go on' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Invalid username or password');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in and go on' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Your details are saved.')).toBeVisible();
    await expect(details.getByLabel('Full Name')).toHaveValue('Ava Wong-Tremblay');
    await page.reload();
    await expect(details.getByLabel('Full Name')).toHaveValue('Ava Wong-Tremblay');
    await expect(details.getByLabel('Language')).toHaveValue('fr');
  });

  test('a dialog below keeps its text, also when Escape is pressed, and is sent after the login', async ({
    page,
    browser,
    app,
  }) => {
    const staff = await browser.newContext({ baseURL: app.url });
    const { caseId } = await registerWithCase(page, staff.request, app);
    const broker = await staff.newPage();
    await broker.goto(`/broker/cases/${caseId}`);
    await broker.getByRole('button', { name: 'Ask for information' }).click();
    const question = broker.getByRole('dialog', { name: /Ask/ });
    await question.getByLabel('What do you need?').fill('Which winter tires are on it?');
    await staff.clearCookies();
    await question.getByRole('button', { name: /Ask|Send/ }).click();
    const login = broker.getByRole('dialog', { name: 'Your session has ended' });
    await expect(login.getByLabel('Password', { exact: true })).toBeFocused();
    await broker.keyboard.press('Escape');
    await expect(login).toBeVisible();
    await expect(question.getByLabel('What do you need?')).toHaveValue('Which winter tires are on it?');
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await broker.keyboard.press('Enter');
    await expect(login).toBeHidden();
    await expect(question).toBeHidden();
    await expect(broker.getByText('Which winter tires are on it?').first()).toBeVisible();
    await staff.close();
  });

  test('there is a way out to the login page, which leads back', async ({ page }) => {
    const { username } = await register(page);
    await page.goto('/portal/account/security');
    await expect(page.getByText('This browser')).toBeVisible();
    await page.context().clearCookies();
    // The next request finds the session ended: from another page, or one this page still had pending.
    const way = page.getByRole('button', { name: 'Go to the login page' });
    const other = page.getByRole('link', { name: 'Profile' }).click();
    await Promise.race([way.waitFor(), other.catch(() => undefined)]);
    await way.click();
    await expect(page).toHaveURL(/\/portal\/login\?next=%2Fportal%2Faccount(%2Fsecurity)?$/);
    const back = new URL(page.url()).searchParams.get('next') ?? '';
    await logIn(page, username);
    await expect(page).toHaveURL(back);
  });

  test('a login in another tab is noticed; of somebody else, it closes the page', async ({ page, context }) => {
    const { username } = await register(page);
    await page.goto('/portal/account/security');
    await expect(page.getByText('This browser')).toBeVisible();
    await page.context().clearCookies();
    // Another part of the page may have noticed first, and then the dialog covers the link.
    await page.getByRole('link', { name: 'Profile' }).dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await context.request.post('/api/login', { data: { username, password: PASSWORD } });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();

    await endSessionFromElsewhere(page, username);
    await expect(dialog).toBeVisible();
    await context.request.post('/api/login', { data: { username: 'demo_client', password: PASSWORD } });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('heading', { name: 'Somebody else is logged in' })).toBeVisible();
    await page.getByRole('link', { name: 'Go on as Casey Demo-Client' }).click();
    await expect(page).toHaveURL('/portal');
    await expect(page.getByText('Casey Demo-Client').first()).toBeVisible();
  });
});
