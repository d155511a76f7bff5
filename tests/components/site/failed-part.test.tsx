/**
 * A part of a page that fails: it retries automatically, then asks, and the rest of the page stays as it is.
 * @module-tag long
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FirstQuestions } from '#client/site/home/first-questions.tsx';
import { Stories } from '#client/site/home/stories.tsx';
import { drawn, framesUntil, renderOnSite } from '../../support/browser/site.tsx';

const stories = () => document.querySelector('[data-island=testimonials]')?.textContent;
const GIVEN_UP = 'Something went wrongTry Again';
const next = page.getByRole('button', { name: 'Next story' });

let broken = true;

/** The carousel asks the browser whether reduced motion is preferred: here it throws an exception while `broken`. */
beforeEach(async () => {
  broken = true;
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    if (broken && query.includes('motion')) throw new Error('broken on purpose');
    return real(query);
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderOnSite(
    <>
      <Stories />
      <FirstQuestions />
    </>,
  );
});

afterEach(() => void vi.useRealTimers());

async function pass(milliseconds: number, expected: string): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await framesUntil(() => stories() === expected);
  expect(stories()).toBe(expected);
}

/** Nothing changes in this time. */
async function passUnchanged(milliseconds: number): Promise<void> {
  const before = stories();
  vi.advanceTimersByTime(milliseconds);
  for (let times = 0; times < 3; times += 1) await drawn();
  expect(stories()).toBe(before);
}

test('it tries again three times, a second apart, then says so and offers Try Again', async () => {
  await pass(0, 'Auto-retrying (1/3)...');
  for (const [index, words] of ['Auto-retrying (2/3)...', 'Auto-retrying (3/3)...', GIVEN_UP].entries()) {
    // Waiting for the page has moved the first timer.
    if (index > 0) await passUnchanged(999);
    await pass(index > 0 ? 1 : 1000, words);
  }
  await passUnchanged(10_000);
  await expect.element(page.getByRole('link', { name: 'View All FAQs' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await pass(0, 'Auto-retrying (1/3)...');
  broken = false;
  vi.advanceTimersByTime(1000);
  await expect.element(next).toBeVisible();
});

test('it works again as soon as a try succeeds', async () => {
  await pass(0, 'Auto-retrying (1/3)...');
  broken = false;
  vi.advanceTimersByTime(1000);
  await next.click();
  await expect.element(page.getByRole('button', { name: 'Go to story 2' })).toHaveAttribute('aria-current', 'true');
});
