/** How the assistant works: on its demo pages, and for the administrator who looks for what the pages do not answer. */
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { signIn } from '../support/portal.ts';
import { hold, untilLive } from '../support/public-page.ts';

test('a visitor sees how an answer was found, and an administrator sees the questions without one', {
  tag: '@long',
}, async ({ page }) => {
  const conversation = await hold(page, /\/assets\/chatbot-conversation-[^/]+\.js$/);
  await page.goto('/chatbot');
  await page.getByRole('main').getByLabel('Your question').pressSequentially('Who pays for');
  await untilLive(page, 'chatbot');
  await expect(page.getByRole('button', { name: 'Ask the assistant' })).toHaveCount(0);
  conversation.release();
  const talk = page.getByRole('region', { name: 'Conversation with the assistant' });
  const field = talk.getByLabel('Your question');
  // Text typed before the conversation loaded is kept, and typing continues without interruption.
  await expect(field).toBeFocused();
  await page.keyboard.type(' hail');
  await expect(field).toHaveValue('Who pays for hail');
  await field.fill('Who pays for hail on my car?');
  await field.press('Enter');
  await talk.getByText(/^Answered, built-in assistant: \d of \d+ passages used$/).click();
  await expect(talk.getByText('Used as 1')).toBeVisible();
  await field.fill('Who won the hockey game last night?');
  await field.press('Enter');
  await expect(talk.getByText(/^Not covered on our site, fixed answer/)).toBeVisible();
  await expectNoBarriers(page);
  // The printout contains the whole conversation, not only what the screen shows.
  await page.emulateMedia({ media: 'print' });
  const list = talk.getByRole('log');
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await expect(talk.getByRole('button', { name: 'Talk to a person' }).first()).toBeHidden();
  await page.emulateMedia({ media: null });

  await signIn(page, 'demo_admin');
  await page.goto('/admin/assistant');
  const questions = page.getByRole('list', { name: 'Questions, newest first' });
  await expect(questions.getByRole('listitem').filter({ hasText: 'Who pays for hail on my car?' })).toBeVisible();
  await page.getByRole('link', { name: '1 unanswered' }).click();
  await expect(page).toHaveURL(/\?show=unanswered$/);
  await expect(questions.getByText('Who pays for hail on my car?')).toHaveCount(0);
  await questions.getByText('Who won the hockey game last night?').click();
  await expect(questions.getByText('I couldn’t find that on this site', { exact: false })).toBeVisible();
  await expect(questions.getByRole('link', { name: '/chatbot' })).toBeVisible();
  await expectNoBarriers(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a question on the demo page is answered by a page that shows how', { tag: '@long' }, async ({ page }) => {
    await page.goto('/chatbot');
    await page
      .getByRole('main')
      .getByLabel('Your question')
      .fill('Does home insurance pay for a flooded basement? My phone number is 403-555-0142');
    await page.getByRole('main').getByRole('button', { name: 'Ask' }).click();
    await expect(page).toHaveURL(/\/ai-test\?q=/);
    const main = page.getByRole('main');
    await expect(main.getByText('My phone number is [phone number]')).toBeVisible();
    await expect(main.getByRole('list', { name: 'Sources' }).getByRole('link').first()).toBeVisible();
  });
});
