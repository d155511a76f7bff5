/** The chat with an AI provider: the notice before the first question, the stop button, and every error message. */
import { test as base, type Page } from '@playwright/test';
import { CLEAR_QUESTION, chatFailures } from '../../src/shared/assistant/texts.ts';
import { expect } from '../support/app.ts';
import { type AssistantServer, providerVariables, startAssistantServer, WORDS } from '../support/assistant-server.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const test = base.extend<object, { provider: AssistantServer; app: ServerProcess }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const provider = await startAssistantServer();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ provider }, use) => {
      const app = await startServerProcess({ variables: providerVariables(provider, { OPENAI_TIMEOUT_SECONDS: '2' }) });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});

// Its own server makes this file the last to finish: running its tests in parallel keeps every worker busy.
test.describe.configure({ mode: 'parallel' });

const CONVERSE = /\/api\/trpc\/chat\.converse/;
const QUESTION = 'What is the difference between comprehensive and collision?';

const panel = (page: Page) => page.getByRole('dialog', { name: /^Ask / });
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Your question' });
const answers = (page: Page) =>
  panel(page).locator('[data-message-id][data-role="assistant"]:not([data-message-id="welcome"])');

async function openChat(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(box(page)).toBeFocused();
}

async function agree(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
}

async function ask(page: Page, expected: string): Promise<void> {
  const before = await answers(page).count();
  await box(page).fill(QUESTION);
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
  await expect(answers(page).last()).toContainText(expected);
}

test('before the first question goes out, the visitor reads who gets it and chooses', { tag: '@long' }, async ({
  page,
  provider,
}) => {
  provider.behave('streaming');
  await openChat(page);
  const notice = panel(page).getByRole('region', { name: /who answers/i });
  await expect(notice).toContainText('Test Provider');
  await expect(notice).toContainText('outside Canada');
  await box(page).fill(QUESTION);
  await box(page).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Continue', exact: true })).toBeFocused();
  expect(provider.requests).toHaveLength(0);
  await panel(page).getByRole('button', { name: "Use this site's own assistant" }).click();
  await expect(answers(page)).toHaveCount(1);
  await expect(panel(page)).toContainText('Powered by the assistant built into Coverbridge');
  expect(provider.requests).toHaveLength(0);

  await panel(page).getByRole('button', { name: 'Change' }).click();
  await agree(page);
  await expect(panel(page)).toContainText('Powered by Test Provider');
  await ask(page, 'A licensed broker partner can explain it to you.');
  expect(provider.requests).toHaveLength(1);
  await page.reload();
  await expect(answers(page)).toHaveCount(2);
  await expect(notice).toBeHidden();

  // A text the provider never received was not written by it.
  await box(page).fill('How much is car insurance?');
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(3);
  expect(provider.requests).toHaveLength(1);
  await expect(panel(page)).toContainText('Powered by the assistant built into Coverbridge');
});

test('words are shown as they come, the visitor can stop them, and leaving the page loses none', {
  tag: '@long',
}, async ({ page, provider }) => {
  const again = panel(page).getByRole('button', { name: 'Try again' });
  /** Stopped, without an error message. */
  async function expectStopped(words: string) {
    await expect(answers(page)).toHaveCount(1);
    await expect(answers(page)).toContainText(words);
    await expect(answers(page)).toContainText('Stopped');
    await expect(again).toBeVisible();
    await expect(panel(page)).not.toContainText(chatFailures.noAnswer);
  }
  provider.behave('waits-midway', { text: `SOURCES: 1\nFirst of all, see this page. [1] ${WORDS}` });
  await openChat(page);
  await agree(page);
  await box(page).fill(QUESTION);
  // The second press of a double click stops nothing.
  await panel(page).getByRole('button', { name: 'Send', exact: true }).dblclick();
  const mark = panel(page).getByRole('link', { name: /^Source 1: / });
  await expect(mark).toBeVisible();
  await box(page).fill('And hail?');
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await expectStopped('First of all');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('And hail?');
  await expect.poll(() => provider.requests[0]?.state).toBe('closed');

  await again.click();
  await expect(answers(page)).toHaveCount(0);
  await mark.click();
  await page.waitForURL(/^(?!.*\/about$)/);
  await expectStopped('First of all');

  provider.behave('hangs');
  await again.click();
  await expect.poll(() => provider.requests.length).toBe(1);
  await page.reload();
  await expectStopped('');

  // Some browsers abort the call before they fire the event for leaving the page.
  await page.route(CONVERSE, (route) => route.abort());
  const broken = page.waitForEvent('requestfailed', (request) => CONVERSE.test(request.url()));
  await again.click();
  await broken;
  await page.reload();
  await expectStopped('');
  await page.unroute(CONVERSE);

  provider.behave('streaming');
  await again.click();
  await expect(answers(page)).toContainText('A licensed broker partner can explain it to you.');
  await expect(again).toHaveCount(0);
});

test('each failure has its sentence, and three without success another', { tag: '@long' }, async ({
  page,
  provider,
}) => {
  await openChat(page);
  await agree(page);
  provider.behave('hangs');
  await ask(page, chatFailures.noKnowledge);
  provider.behave('fails');
  await ask(page, chatFailures.noKnowledge);

  // A failed call has its own message, and is not counted.
  await page.route(CONVERSE, (route) => route.fulfill({ status: 500, body: '' }));
  await ask(page, chatFailures.noAnswer);
  await page.unroute(CONVERSE);
  await page.route(CONVERSE, (route) => route.abort());
  await ask(page, chatFailures.noAnswer);
  await page.unroute(CONVERSE);
  await page.reload();
  await expect(answers(page)).toHaveCount(4);
  await ask(page, chatFailures.noService);

  // A success resets the count; so does clearing.
  provider.behave('streaming');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(answers(page).last()).toContainText('A licensed broker partner can explain it to you.');
  provider.behave('html');
  for (const sentence of [chatFailures.noKnowledge, chatFailures.noKnowledge, chatFailures.noService])
    await ask(page, sentence);
  await panel(page).getByRole('button', { name: 'Clear the conversation' }).click();
  await panel(page).getByRole('alertdialog', { name: CLEAR_QUESTION }).getByRole('button', { name: 'Clear' }).click();
  await ask(page, chatFailures.noKnowledge);
});
