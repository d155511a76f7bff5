/**
 * The assistant's own page: the same conversation with room, and what is behind each answer.
 * @module-tag long
 */
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { clearConversation } from '#client/modules/assistant/chat-actions.ts';
import { Island } from '#client/site/island.tsx';
import { about, begin, end, stream } from '../../support/browser/chat.tsx';
import { network } from '../../support/browser/network.ts';
import { comeAlive, renderAsHtml } from '../../support/browser/site.tsx';

const talk = page.getByRole('region', { name: 'Conversation with the assistant' });
const field = talk.getByRole('textbox', { name: 'Your question' });

async function openPage(): Promise<void> {
  network({ chat: { about, converse: () => stream([begin(), end()]) } });
  await renderAsHtml(<Island name="chatbot" props={{}} />);
}

afterEach(() => clearConversation());

test('text typed before the conversation has loaded is kept, and typing continues', async () => {
  await openPage();
  const box = page.getByRole('searchbox', { name: 'Your question' });
  await box.fill('Who pays for');
  await comeAlive();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(' hail');
  await expect.element(field).toHaveValue('Who pays for hail');
});

test('every answer shows how it was found, and a printout has the whole conversation', async () => {
  await openPage();
  await comeAlive();
  await field.fill('Who pays for hail on my car?');
  await userEvent.keyboard('{Enter}');
  await talk.getByText('Answered, built-in assistant: 1 of 1 passages used').click();
  await expect.element(talk.getByText('Used as 1')).toBeVisible();
  const list = talk.getByRole('log').element();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(() => list.scrollHeight - list.clientHeight).toBe(0);
  expect(talk.getByRole('button', { name: 'Talk to a person' }).elements()).toEqual([]);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});
