/** The chat with the built-in assistant: the panel, the conversation, its history, and what it must not cover. */
import type { Page } from '@playwright/test';
import { CHAT_DELAY_MS, CHAT_STORAGE_KEY, CLEAR_QUESTION } from '../../src/shared/assistant/texts.ts';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { hold, SITE_ENTRY } from '../support/public-page.ts';

// One of the visited pages does not exist.
test.use({ expectedErrors: [/status of 404/] });

const QUESTION = 'What is the difference between comprehensive and collision?';
const CONVERSE = /\/api\/trpc\/chat\.converse/;

const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the assistant' });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Ask / });
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Your question' });
const messages = (page: Page) =>
  panel(page)
    .getByRole('log')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CHAT_STORAGE_KEY);

async function openChat(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await launcher(page).click();
  await expect(box(page)).toBeFocused();
}

/** Asks, and waits for the answer with its sources. */
async function askOne(page: Page): Promise<void> {
  const answers = panel(page).getByText('Sources for this answer');
  const before = await answers.count();
  await box(page).fill(QUESTION);
  await box(page).press('Enter');
  await expect(answers).toHaveCount(before + 1);
}

test('the button comes 1500 ms after the page, and a press before the code is there counts', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement?.hasAttribute('data-chat-shown')) return;
      observer.disconnect();
      Object.assign(window, { shownAt: performance.now() });
    }).observe(document, { subtree: true, attributes: true });
  });
  const entry = await hold(page, SITE_ENTRY);
  await page.goto('/about');
  await expect(launcher(page)).toBeHidden();
  await launcher(page).click();
  const waited = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (window as unknown as { shownAt: number }).shownAt - (load?.loadEventStart ?? 0);
  });
  expect(waited).toBeGreaterThanOrEqual(CHAT_DELAY_MS);
  await expect(panel(page)).toBeHidden();
  entry.release();
  await expect(box(page)).toBeFocused();
  expect(await page.locator('[data-island][data-live]').count(), 'the panel wakes nothing else').toBe(0);
});

test('a question is answered with its sources, and the conversation continues from page to page', async ({ page }) => {
  await openChat(page);
  await expect(panel(page)).toContainText('a computer program, not a broker');
  await expect(panel(page)).toContainText('Coverbridge is not an insurance broker or insurer.');
  await expect(panel(page)).toContainText('Powered by the assistant built into Coverbridge');
  const size = await panel(page).evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);
  expect(size).toEqual([350, 500]);
  const send = panel(page).getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await box(page).fill('  ');
  await box(page).press('Enter');
  await box(page).fill(`${QUESTION} My phone is`);
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('403-555-0142.');
  expect(await stored(page)).toBeNull();

  const call = await hold(page, CONVERSE);
  const sent = page.waitForRequest(CONVERSE);
  await box(page).press('Enter');
  const stop = panel(page).getByRole('button', { name: 'Stop answering' });
  await expect(stop).toBeInViewport({ ratio: 1 });
  await box(page).fill('And hail?');
  await expect(send).toBeDisabled();
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('And hail?');
  await stop.focus();
  call.release();
  expect(JSON.parse((await sent).postData() ?? '')[0]).toMatchObject({
    messages: [{ role: 'user' }],
    caseInfo: { title: 'Website Chat', type: 'general', status: 'active', stage: 'inquiry', currentPage: '/' },
  });
  await expect(panel(page).getByText('Removed before sending: phone number')).toBeVisible();
  const told = panel(page).getByRole('status').filter({ hasText: 'Assistant: ' });
  await expect(told).toHaveCount(1);
  await expect(box(page)).toBeFocused();
  const mark = panel(page)
    .getByRole('link', { name: /^Source \d: / })
    .first();
  const target = (await mark.getAttribute('href')) ?? '';
  const source = messages(page).last().getByRole('list').locator(`a[href="${target}"]`);
  expect(await stored(page)).not.toContain('555-0142');

  await source.click();
  await expect(page).toHaveURL(new URL(target, page.url()).href);
  await expect(panel(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await expect(box(page)).toHaveValue('And hail?');
  await expect(messages(page)).toHaveCount(2);

  await panel(page).getByRole('button', { name: 'Clear the conversation' }).click();
  const question = panel(page).getByRole('alertdialog', { name: CLEAR_QUESTION });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await panel(page).getByRole('button', { name: 'Clear the conversation' }).click();
  await question.getByRole('button', { name: 'Clear' }).click();
  await expect(messages(page)).toHaveCount(0);
  await expect(panel(page)).toContainText('a computer program, not a broker');
  expect(await stored(page)).toBeNull();
});

test('a new page is noted once in a conversation that has begun, even while the panel is closed', {
  tag: '@long',
}, async ({ page }) => {
  await openChat(page, '/contact');
  await askOne(page);
  await page.keyboard.press('Escape');
  await expect(launcher(page)).toBeFocused();
  const announced = async (path: string, words: RegExp | null, count: number) => {
    await page.goto(path);
    await page.waitForFunction(() => sessionStorage.getItem('chatbot-page') === location.pathname);
    await expect
      .poll(async () => {
        const kept = JSON.parse((await stored(page)) ?? '[]') as { role: string; content: string }[];
        const notes = kept.filter(({ role }) => role === 'system');
        return [notes.length, words?.test(notes.at(-1)?.content ?? '') ?? true];
      })
      .toEqual([count, true]);
  };
  await announced('/contact', null, 0);
  await announced('/insurance/auto', /Auto insurance/, 1);
  await announced('/insurance/auto', /Auto insurance/, 1);
  await announced('/blog', null, 1);
  await announced('/insurance/no-such-type', null, 1);
  await announced('/', /home page/, 2);
  await launcher(page).click();
  await expect(panel(page).getByRole('log')).toContainText('You’re now on the home page.');
  const sent = page.waitForRequest(CONVERSE);
  await askOne(page);
  expect((await sent).postData()).not.toContain('home page');
});

test('the keyboard can enter and leave, a low screen keeps a fifth free, the toggle restores the panel, and there is no accessibility barrier', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/about');
  await launcher(page).press('Enter');
  await askOne(page);
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 500 });
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  expect(await panel(page).evaluate((element: HTMLElement) => element.offsetHeight)).toBe(400);
  await expectNoBarriers(page);
  await panel(page).getByRole('button', { name: 'Minimize the chat' }).press('Enter');
  await expect(box(page)).toBeHidden();
  await expect(panel(page).getByRole('button', { name: 'Expand the chat' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('two tabs share the history, and what one clears is cleared in the other', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await openChat(page);
  await askOne(page);
  const other = await context.newPage();
  await openChat(other, '/about');
  await expect(messages(other)).toHaveCount(2);
  await askOne(other);
  await expect(messages(page)).toHaveCount(4);
  await panel(page).getByRole('button', { name: 'Clear the conversation' }).click();
  await panel(page).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(messages(other)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 640 } });

  test('the button never covers a field or a button of a form', { tag: '@long' }, async ({ page }) => {
    for (const path of ['/contact', '/newsletter']) {
      await page.goto(path);
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-chat-shown'));
      const { over, seen } = await page.evaluate(lookWhileScrolling);
      expect(over, path).toEqual([]);
      expect(seen, `${path}: it is there where there is room`).toBeGreaterThan(3);
    }
  });

  test('nothing leads away inside the quote wizard: no chat, no newsletter, a short footer', async ({ page }) => {
    await page.goto('/get-quote?type=auto');
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-chat-shown'));
    await page.getByRole('main').getByRole('group').first().waitFor();
    await expect(page.locator('[data-chat] button')).toBeHidden();
    const footer = page.locator('#footer');
    await expect(footer.locator('#newsletter-heading')).toBeHidden();
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expect(footer.getByText(/not an insurance broker/)).toBeHidden();
    await expect(page.getByText(/not an insurance broker/).first()).toBeVisible();
  });
});

/** Scrolls through the page. Returns what the button covers, and how often it was visible. */
async function lookWhileScrolling(): Promise<{ over: string[]; seen: number }> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const button = document.querySelector('[data-chat] button') as HTMLElement;
  const controls = [...document.querySelectorAll('form :is(button, input, select, textarea):not([data-chat] *)')];
  const over: string[] = [];
  let seen = 0;
  for (let y = 0; y < document.documentElement.scrollHeight; y += 100) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await drawn();
    if (!button.checkVisibility({ opacityProperty: true })) continue;
    seen += 1;
    const mine = button.getBoundingClientRect();
    for (const control of controls) {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      if (width > 0 && left < mine.right && mine.left < right && top < mine.bottom && mine.top < bottom)
        over.push(`${control.outerHTML.slice(0, 80)} at ${y} px`);
    }
  }
  return { over, seen };
}
