/** The chat panel beside a page: minimizing, closing, the focus, and answers that nobody has seen. */
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { togglePanel, UNREAD } from '#client/modules/assistant/panel-state.ts';
import { about, ask, begin, box, end, openChat, panel, press, stream } from '../../support/browser/chat.tsx';

const field = page.getByLabelText('A field of the page');
const minimize = panel.getByRole('button', { name: 'Minimize the chat' });
const expand = panel.getByRole('button', { name: 'Expand the chat' });

afterEach(() => void vi.useRealTimers());

test('it can be minimized, and opens in full the next time', async () => {
  const { onClosed } = await openChat();
  (minimize.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(expand).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(onClosed).toHaveBeenCalledOnce();
  togglePanel();
  await expect.element(box).toHaveFocus();
});

test('on a low screen it leaves a fifth of the height to the page', async () => {
  await page.viewport(390, 500);
  await openChat();
  await expect.element(panel).toBeInViewport({ ratio: 1 });
  expect(panel.element().getBoundingClientRect().height).toBe(400);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('Escape closes it from the page, and leaves the focus there', async () => {
  await page.viewport(1440, 900);
  const { onClosed } = await openChat();
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  expect(onClosed).not.toHaveBeenCalled();
});

test('Escape belongs to an open menu of the page first', async () => {
  await page.viewport(1440, 900);
  await openChat();
  const menu = document.createElement('details');
  menu.dataset.menu = '';
  menu.open = true;
  document.querySelector('main')?.append(menu);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).toBeVisible();
  menu.remove();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('on a phone, a press on the page leaves it open, and a field of the page minimizes it', async () => {
  await page.viewport(390, 844);
  await openChat();
  await page.getByRole('heading', { name: 'A page' }).click();
  await expect.element(box).toBeVisible();
  await field.click();
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('on a desktop, only a focused element behind it minimizes it', async () => {
  await page.viewport(1440, 900);
  await openChat();
  await field.click();
  await expect.element(field).toHaveFocus();
  await expect.element(box).toBeVisible();
  const place = panel.element().getBoundingClientRect();
  const hidden = field.element() as HTMLElement;
  hidden.blur();
  hidden.style.cssText = `position: fixed; width: 100px; left: ${place.x + 100}px; top: ${place.y + 200}px`;
  hidden.focus();
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('an answer that arrives while it is closed is unread until it is opened', async () => {
  const answer = Promise.withResolvers<void>();
  const { onUnread } = await openChat({ converse: () => answer.promise.then(() => stream([begin(), end()])) });
  await ask();
  await press('Close the chat');
  await expect.element(panel).not.toBeInTheDocument();
  answer.resolve();
  await expect.poll(() => onUnread.mock.lastCall).toEqual([true]);
  togglePanel();
  await expect.element(panel.getByText('Sources for this answer')).toBeVisible();
  await expect.poll(() => onUnread.mock.lastCall).toEqual([false]);
});

test('an answer that arrives while it is minimized is announced in its title', async () => {
  const answer = Promise.withResolvers<void>();
  await openChat({ converse: () => answer.promise.then(() => stream([begin(), end()])) });
  await ask();
  await minimize.click();
  answer.resolve();
  await expect.element(panel.getByText(UNREAD)).toBeVisible();
  await expand.click();
  await expect.element(panel.getByText(UNREAD)).not.toBeInTheDocument();
  await expect.element(panel.getByText('A computer program, not a broker')).toBeVisible();
});

test('the opening hours are asked again in the next hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { answers } = await openChat();
  await expect.element(panel.getByText('Open now')).toBeVisible();
  answers({ chat: { about: { ...about, isOpen: false } } });
  vi.advanceTimersByTime(3_600_000);
  await expect.element(panel.getByText('Closed now')).toBeVisible();
});
