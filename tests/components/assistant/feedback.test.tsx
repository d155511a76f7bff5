/**
 * “Was this helpful?” below an answer: one press counts, the reason is up to the visitor, and nothing typed is lost.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ask, begin, type Chat, end, openChat, panel, press, stream } from '../../support/browser/chat.tsx';
import { Refusal } from '../../support/browser/network.ts';

const answerId = '0194a3c0-0000-7000-8000-000000000001';
const YES = 'Yes, it was helpful';
const NO = 'No, it wasn’t helpful';
const saved = { message: 'Thanks for letting us know.' };

const said = ({ calls }: Chat) =>
  calls.filter(({ procedure }) => procedure === 'chat.giveFeedback').map(({ input }) => input);
const question = panel.getByRole('group', { name: 'Was this helpful?' });
const reasons = panel.getByRole('form', { name: 'Thanks. What was wrong?' });
const remark = panel.getByRole('textbox', { name: 'Anything to add? (optional)' });

async function openAnswered(answer: object = saved): Promise<Chat> {
  const chat = await openChat({
    converse: () => stream([begin(), end({ answerId })]),
    giveFeedback: answer as typeof saved,
  });
  await ask();
  await expect.element(question).toBeVisible();
  return chat;
}

test('a helpful answer takes one press, and isn’t asked about again', async () => {
  const chat = await openAnswered();
  await press(YES);
  await expect.element(panel.getByText('Thanks for letting us know.')).toHaveFocus();
  await expect.element(question).not.toBeInTheDocument();
  expect(said(chat)).toEqual([{ answerId, helpful: 'yes' }]);
});

test('“No” counts at once, and a reason can follow, by keyboard', async () => {
  const chat = await openAnswered();
  await press(NO);
  await expect.element(reasons).toHaveFocus();
  expect(said(chat)).toEqual([{ answerId, helpful: 'no' }]);
  await userEvent.keyboard('{Tab} {ArrowDown}{Tab}I asked about hail.');
  await press('Send feedback');
  await expect.element(panel.getByText('Thanks for letting us know.')).toHaveFocus();
  expect(said(chat)[1]).toEqual({ answerId, helpful: 'no', reason: 'incomplete', remark: 'I asked about hail.' });
});

test('a visitor who would rather not say why sends nothing more', async () => {
  const chat = await openAnswered();
  await press(NO);
  await press('Skip');
  await expect.element(panel.getByText('Thanks for letting us know.')).toBeVisible();
  expect(said(chat)).toHaveLength(1);
});

test('what was typed stays when it can’t be saved, and can be sent again', async () => {
  const chat = await openAnswered();
  await press(NO);
  await expect.element(reasons).toHaveFocus();
  chat.answers({
    chat: { giveFeedback: new Refusal('TOO_MANY_REQUESTS', 'Too many requests. Try again in a minute.') },
  });
  await remark.fill('The answer is about cars.');
  await press('Send feedback');
  await expect
    .element(reasons.getByRole('alert'))
    .toHaveTextContent('Too many requests. Try again in a minute. What you wrote is still here.');
  await expect.element(remark).toHaveValue('The answer is about cars.');
  chat.answers({ chat: { giveFeedback: saved } });
  await press('Send feedback');
  await expect.element(panel.getByText('Thanks for letting us know.')).toBeVisible();
  expect(said(chat).at(-1)).toEqual({ answerId, helpful: 'no', remark: 'The answer is about cars.' });
});

test('a press that can’t be saved says so, and the question stays', async () => {
  await openAnswered(new Refusal('INTERNAL_SERVER_ERROR', 'Nothing works today.'));
  await press(NO);
  await expect.element(panel.getByText('Nothing works today.')).toBeVisible();
  await expect.element(question).toBeVisible();
});

test('nobody is asked below an answer that the server doesn’t ask about', async () => {
  await openChat({ converse: () => stream([begin(), end({ verdict: 'emergency' })]) });
  await ask();
  await expect.element(panel.getByText('Sources for this answer')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});
