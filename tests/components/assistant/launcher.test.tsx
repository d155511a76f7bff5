/**
 * The chat button in the corner: it opens the panel, shows an unread answer, and keeps off the forms of the page.
 * @module-tag long
 */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearConversation } from '#client/modules/assistant/chat-actions.ts';
import { UNREAD } from '#client/modules/assistant/panel-state.ts';
import { ChatLauncher } from '#client/site/chat/chat-launcher.tsx';
import { enhanceChat } from '#client/site/chat/enhance-chat.ts';
import { about, ask, begin, box, end, panel, press, stream } from '../../support/browser/chat.tsx';
import { network } from '../../support/browser/network.ts';
import { renderAsHtml, scrollTo } from '../../support/browser/site.tsx';

const launcher = page.getByRole('button', { name: /^Ask the assistant/ });
const isShown = () => document.querySelector('[data-chat] > button')?.checkVisibility({ opacityProperty: true });

beforeEach(async () => {
  await page.viewport(390, 640);
  await renderAsHtml(
    <>
      <main id="main">
        <div style={{ height: 1000 }} />
        <form>
          <button type="submit" style={{ width: '100%' }}>
            A button of the page
          </button>
        </form>
        <div style={{ height: 1000 }} />
      </main>
      <ChatLauncher />
    </>,
  );
  document.documentElement.dataset.chatShown = '';
});

test('it disappears while it would cover a button of a form', async () => {
  enhanceChat();
  const button = page.getByRole('button', { name: 'A button of the page' }).element();
  await expect.poll(isShown).toBe(true);
  await scrollTo(button.getBoundingClientRect().top - 590);
  await expect.poll(isShown).toBe(false);
  await scrollTo(window.scrollY + 400);
  await expect.poll(isShown).toBe(true);
});

test('it is visible to a keyboard user who has reached it, wherever the page is', async () => {
  enhanceChat();
  const button = page.getByRole('button', { name: 'A button of the page' }).element() as HTMLElement;
  await scrollTo(button.getBoundingClientRect().top - 590);
  await expect.poll(isShown).toBe(false);
  button.focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(launcher).toHaveFocus();
  await expect.poll(isShown).toBe(true);
});

test('a press before its code has loaded opens the panel, and an unread answer is marked on it', async () => {
  const answer = Promise.withResolvers<void>();
  network({ chat: { about, converse: () => answer.promise.then(() => stream([begin(), end()])) } });
  await launcher.click();
  await expect.element(panel).not.toBeInTheDocument();
  enhanceChat();
  await expect.element(box).toHaveFocus();
  await expect.element(launcher).toHaveAttribute('aria-expanded', 'true');
  await ask();
  await press('Close the chat');
  await expect.element(launcher).toHaveFocus();
  answer.resolve();
  await expect.element(page.getByRole('status').filter({ hasText: UNREAD })).toBeInTheDocument();
  await expect.element(launcher).toHaveAttribute('data-unread');
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveFocus();
  await expect.element(launcher).not.toHaveAttribute('data-unread');
  clearConversation();
});
