/** What a visitor says about an answer reaches the administrator, and the chat shows a client’s requests after signing in. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { openAs } from '../support/desk.ts';
import { logIn, register, tell } from '../support/portal.ts';
import { autoRequest } from '../support/requests.ts';

const QUESTION = 'What is the difference between comprehensive and collision?';
const REMARK = 'I asked about my own car. Call 403-555-0142';

test('an answer that didn’t help is listed until it is done, and the status of a request is one sign-in away', {
  tag: '@long',
}, async ({ page, browser, app }) => {
  const panel = page.getByRole('dialog', { name: /^Ask / });
  const ask = async (question: string) => {
    const answers = panel.locator('[data-role="assistant"]').filter({ has: page.locator('time') });
    const before = await answers.count();
    await panel.getByRole('textbox', { name: 'Your question' }).fill(question);
    await page.keyboard.press('Enter');
    await expect(answers).toHaveCount(before + 1);
  };

  await page.goto('/insurance/auto');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await ask(QUESTION);
  await panel.getByRole('group', { name: 'Was this helpful?' }).getByRole('button', { name: /^No/ }).click();
  const reasons = panel.getByRole('form', { name: 'Thanks. What was wrong?' });
  await reasons.getByLabel('Something is missing').check();
  await reasons.getByLabel(/^Anything to add/).fill(REMARK);
  await expectNoBarriers(page);
  await reasons.getByRole('button', { name: 'Send feedback' }).click();
  await expect(panel.getByText('Thanks for letting us know.')).toBeVisible();

  const admin = await openAs(browser, app, 'demo_admin');
  await admin.goto('/admin/assistant?show=unhelpful');
  const turn = admin.getByRole('list', { name: 'Questions, newest first' }).getByRole('listitem').first();
  await turn.getByText(QUESTION).click();
  await expect(turn.getByText('Not helpful: Something is missing')).toBeVisible();
  await expect(turn.getByText('I asked about my own car. Call [phone number]')).toBeVisible();
  await expectNoBarriers(admin);
  await turn.getByRole('button', { name: 'Mark as done' }).click();
  await expect(admin.getByText(QUESTION)).toHaveCount(0);
  await admin.getByLabel('Show', { exact: true }).selectOption('Not helpful, done');
  await expect(admin.getByText(QUESTION)).toBeVisible();

  const elsewhere = await (await browser.newContext({ baseURL: app.url })).newPage();
  const client = await register(elsewhere);
  await tell(elsewhere.request, 'quotes.submit', autoRequest({ email: client.email }));

  await ask('What is the status of my request?');
  await panel.getByRole('button', { name: 'See my request' }).click();
  await panel.getByRole('link', { name: 'Sign in' }).click();
  await logIn(page, client.username);
  await expect(page).toHaveURL(/\/insurance\/auto$/);
  await panel.getByRole('button', { name: 'See my request' }).click();
  await expect(panel.getByText('Your open requests')).toBeVisible();
  await expectNoBarriers(page);
  await panel.getByRole('status').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/portal\/cases\//);
});
