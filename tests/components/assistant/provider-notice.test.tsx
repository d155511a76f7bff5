/**
 * Before the first question goes to an AI provider, the visitor reads who gets it and chooses.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  about,
  asked,
  begin,
  box,
  end,
  openChat,
  panel,
  press,
  QUESTION,
  stream,
} from '../../support/browser/chat.tsx';

const external = { ...about, external: true, outsideCanada: true };
const notice = panel.getByRole('region', { name: /who answers/i });

async function openWithProvider() {
  const byProvider = { mode: 'provider' as const };
  const chat = await openChat({ about: external, converse: () => stream([begin(), end(byProvider)]) });
  await expect.element(notice).toMatchTextContent('Test Provider, an AI provider outside Canada');
  return chat;
}

async function askByKey(): Promise<void> {
  await box.fill(QUESTION);
  await userEvent.keyboard('{Enter}');
}

test('a question asked before the choice waits, and goes out with it', async () => {
  const chat = await openWithProvider();
  await askByKey();
  await expect.element(panel.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await expect.element(panel.getByText('First, choose who answers')).toBeVisible();
  expect(asked(chat)).toEqual([]);
  await press('Continue');
  await expect.element(panel.getByText('Sources for this answer')).toBeVisible();
  await expect.element(panel.getByText(/^Powered by Test Provider/)).toBeVisible();
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('');
  expect(asked(chat)).toMatchObject([{ external: true }]);
});

test("the site's own assistant answers on request, until the visitor changes it", async () => {
  const chat = await openWithProvider();
  await press("Use this site's own assistant");
  await expect.element(notice).not.toBeInTheDocument();
  await askByKey();
  await expect.element(panel.getByText('Sources for this answer')).toBeVisible();
  await expect.element(panel.getByText(/^Powered by the assistant built into Coverbridge/)).toBeVisible();
  expect(asked(chat)).toMatchObject([{ external: false }]);
  await press('Change');
  await expect.element(notice).toBeVisible();
});

test('an answer that the provider did not write is not attributed to it', async () => {
  const chat = await openWithProvider();
  await press('Continue');
  await expect.element(panel.getByText(/^Powered by Test Provider/)).toBeVisible();
  chat.answers({ chat: { converse: () => stream([begin(), end({ mode: 'fixed' })]) } });
  await askByKey();
  await expect.element(panel.getByText(/^Powered by the assistant built into Coverbridge/)).toBeVisible();
});
