/** “Was this helpful?” with the script of the page: the answer is sent in place, announced, and asked for once. */
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerInPlace } from '#client/site/feedback/answer-in-place.ts';
import { FeedbackForm } from '#client/site/feedback/feedback-form.tsx';
import { renderAsHtml } from '../../support/browser/site.tsx';

const ARTICLE = '/blog/winter-driving';
const OTHER = '/super-visa';

const group = page.getByRole('group', { name: 'Was this helpful?' });
const yes = group.getByRole('button', { name: 'Yes' });
const no = group.getByRole('button', { name: 'No' });
const outcome = page.getByRole('status');

afterEach(() => localStorage.clear());

async function renderForm(about = ARTICLE): Promise<void> {
  await renderAsHtml(<FeedbackForm page={about} />);
  answerInPlace(document.querySelectorAll<HTMLFormElement>('[data-feedback]'));
}

/** What the server answers from now on, and what it was sent. */
function serverAnswers(status: number, message: string) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ message }, { status }));
  return () => fetched.mock.calls.map(([address, init]) => [address, JSON.parse(String(init?.body))]);
}

const thanks = async () => {
  await expect.element(outcome).toHaveTextContent('Thanks for letting us know.');
  expect(yes.query()).toBeNull();
};

test('the keyboard answers it: the thanks are announced and take the focus of the button that is gone', async () => {
  const sent = serverAnswers(200, 'Thanks');
  await renderForm();
  await userEvent.tab();
  await expect.element(yes).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await thanks();
  await expect.element(outcome).toHaveFocus();
  expect(sent()).toEqual([['/api/page-feedback', { page: ARTICLE, helpful: 'no' }]]);
});

test('on the next visit the page does not ask again, and another one does', async () => {
  serverAnswers(200, 'Thanks');
  await renderForm();
  await yes.click();
  await thanks();
  expect(Object.values(localStorage).join()).toBe(JSON.stringify([ARTICLE]));
  document.querySelector('[data-feedback]')?.remove();
  await renderForm();
  await thanks();
  expect(document.activeElement).toBe(document.body);
  document.querySelector('[data-feedback]')?.remove();
  await renderForm(OTHER);
  await expect.element(no).toBeVisible();
});

test('two quick presses are one answer', async () => {
  const sent = serverAnswers(200, 'Thanks');
  await renderForm();
  (yes.element() as HTMLButtonElement).click();
  (no.element() as HTMLButtonElement).click();
  await thanks();
  expect(sent()).toEqual([['/api/page-feedback', { page: ARTICLE, helpful: 'yes' }]]);
});

test.each([
  [429, 'Too many requests. Try again in a minute.', 'Too many requests. Try again in a minute.'],
  [500, 'An unexpected sentence', 'Your answer couldn’t be saved. Please try again.'],
])('an answer refused with %i can be given again', async (status, message, shown) => {
  serverAnswers(status, message);
  await renderForm();
  await yes.click();
  await expect.element(outcome).toHaveTextContent(shown);
  serverAnswers(200, 'Thanks');
  await yes.click();
  await thanks();
});

test('where storage is forbidden it works all the same', async () => {
  serverAnswers(200, 'Thanks');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await renderForm();
  await yes.click();
  await thanks();
});
