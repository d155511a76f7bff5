/**
 * The conversation in the chat panel: asking, the answer as it arrives, its sources, and what is kept.
 * @module-tag long
 */
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CHAT_STORAGE_KEY, CLEAR_QUESTION } from '#shared/assistant/texts.ts';
import {
  ANSWER,
  ask,
  asked,
  begin,
  box,
  end,
  messages,
  openChat,
  panel,
  press,
  QUESTION,
  send,
  stream,
} from '../../support/browser/chat.tsx';

test('it says what it is before the first question, and an empty question is not sent', async () => {
  const chat = await openChat();
  await expect.element(panel).toMatchTextContent('a computer program, not a broker');
  await expect.element(panel).toMatchTextContent('Coverbridge is not an insurance broker or insurer.');
  await expect.element(panel).toMatchTextContent('Powered by the assistant built into Coverbridge');
  expect(panel.element().getBoundingClientRect()).toMatchObject({ width: 350, height: 500 });
  await expect.element(send).toBeDisabled();
  await box.fill('  ');
  await userEvent.keyboard('{Enter}');
  await expect.element(send).toBeDisabled();
  expect(asked(chat)).toEqual([]);
});

test('a question of two lines is answered with its sources, and the answer is announced once', async () => {
  const chat = await openChat();
  await box.fill(QUESTION);
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}And hail?{Enter}');
  await expect.element(panel.getByText('Sources for this answer')).toBeVisible();
  expect(asked(chat)).toMatchObject([
    {
      messages: [{ role: 'user', content: `${QUESTION}\nAnd hail?` }],
      caseInfo: {
        title: 'Website Chat',
        type: 'general',
        status: 'active',
        stage: 'inquiry',
        currentPage: location.pathname,
      },
    },
  ]);
  const mark = panel.getByRole('link', { name: 'Source 1: Auto insurance' });
  await expect.element(mark).toHaveAttribute('href', '/insurance/auto#pays');
  const sources = panel.getByRole('list', { name: 'Sources' });
  await expect.element(sources.getByRole('link')).toHaveTextContent('Auto insurance');
  await expect.element(panel.getByRole('status')).toHaveTextContent(`Assistant: ${ANSWER.replace(' [1]', '')}`);
});

test('words appear as they arrive, and the next question waits in the box', async () => {
  const rest = Promise.withResolvers<void>();
  const chat = await openChat({
    converse: async function* () {
      yield begin();
      yield { type: 'text', text: 'First of all' };
      await rest.promise;
      yield end();
    },
  });
  await ask();
  await expect.element(panel.getByText('First of all')).toBeVisible();
  await expect.element(panel.getByRole('status')).toHaveTextContent('The assistant is answering');
  await box.fill('And hail?');
  await userEvent.keyboard('{Enter}');
  await expect.element(send).toBeDisabled();
  await expect.element(box).toHaveValue('And hail?');
  const stop = panel.getByRole('button', { name: 'Stop answering' });
  (stop.element() as HTMLElement).focus();
  rest.resolve();
  await expect.element(stop).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  expect(messages('assistant')).toHaveLength(1);
  expect(asked(chat)).toHaveLength(1);
});

test('a stopped answer keeps its words, and the question can be asked again', async () => {
  const { promise } = Promise.withResolvers<never>();
  const { answers } = await openChat({
    converse: () => stream([begin(), { type: 'text', text: 'First of all, see this page. [1]' }], promise),
  });
  await ask();
  await expect.element(panel.getByRole('link', { name: /^Source 1: / })).toBeVisible();
  await box.fill('And hail?');
  await press('Stop answering');
  await expect.element(panel.getByText('Stopped', { exact: true }).first()).toBeVisible();
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('And hail?');
  expect(messages('assistant')).toEqual([expect.stringContaining('First of all')]);
  answers({ chat: { converse: () => stream([begin(), end()]) } });
  await press('Try again');
  await expect.element(panel.getByText('Sources for this answer')).toBeVisible();
  expect(messages('user')).toHaveLength(1);
  expect(messages('assistant')).toHaveLength(1);
});

test('the second press of a double click on Send does not stop the answer', async () => {
  const { promise } = Promise.withResolvers<never>();
  await openChat({ converse: () => stream([begin(), { type: 'text', text: 'First of all' }], promise) });
  await box.fill(QUESTION);
  await send.dblClick();
  await expect.element(panel.getByText('First of all')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Stop answering' })).toBeVisible();
});

test('personal data that was left out is named, and is not stored', async () => {
  const redaction = { content: `${QUESTION} My phone is [phone number].`, kinds: ['phone' as const] };
  await openChat({ converse: () => stream([begin(redaction), end({ redaction })]) });
  await ask(`${QUESTION} My phone is 403-555-0142.`);
  await expect.element(panel.getByText('Removed before sending: phone number')).toBeVisible();
  await expect.element(panel.getByText('Sources for this answer')).toBeVisible();
  expect(localStorage.getItem(CHAT_STORAGE_KEY)).toContain('My phone is [phone number].');
  expect(localStorage.getItem(CHAT_STORAGE_KEY)).not.toContain('555-0142');
});

test('clearing asks first; Escape keeps the conversation, and Clear removes every trace of it', async () => {
  await openChat();
  await ask();
  await expect.element(panel.getByText('Sources for this answer')).toBeVisible();
  await press('Clear the conversation');
  const question = panel.getByRole('alertdialog', { name: CLEAR_QUESTION });
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(panel.getByText('Sources for this answer')).toBeVisible();
  await press('Clear the conversation');
  await press('Clear');
  await expect.element(panel.getByText('Sources for this answer')).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  expect(messages('user')).toEqual([]);
  expect(localStorage.getItem(CHAT_STORAGE_KEY)).toBeNull();
});

test('it works where storage is forbidden', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
  await openChat();
  await ask();
  await expect.element(panel.getByText('Sources for this answer')).toBeVisible();
  await ask('And hail?');
  await expect.poll(() => messages('assistant')).toHaveLength(2);
});

test('a long question leaves nearly half of the list for its answer', async () => {
  const long = `${'My car was in the street when the storm came, and now I want to know. '.repeat(8)}${QUESTION}`;
  const redaction = { content: long, kinds: [] };
  await openChat({ converse: () => stream([begin(redaction), end({ response: 'Yes. [1]\n'.repeat(30), redaction })]) });
  await ask(long);
  await expect.element(panel.getByText('Sources for this answer')).toBeInTheDocument();
  const list = panel.getByRole('log').element().getBoundingClientRect();
  const answer = document.querySelector('[data-role=assistant]:last-child')?.getBoundingClientRect();
  const share = ((answer?.y ?? 0) - list.y) / list.height;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.6);
});
