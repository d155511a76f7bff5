/** The conversation of a case, as its client writes in it. What others write arrives with the answers, not by stream. */
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { Conversation } from '#client/modules/messaging/conversation/conversation.tsx';
import type { Message, SendMessageInput } from '#shared/messaging/schema.ts';
import { type Answers, Refusal } from '../../support/browser/network.ts';
import { renderInPortal, user } from '../../support/browser/portal.tsx';

const caseId = '0194a3c0-0000-7000-8000-000000000009';
const field = page.getByRole('textbox', { name: 'Message' });
const list = page.getByRole('region', { name: 'Messages' });
const send = page.getByRole('button', { name: 'Send' });

afterEach(() => page.viewport(1440, 900));

function message(seq: number, body: string, mine = false): Message {
  return {
    seq,
    kind: 'message',
    senderId: mine ? user.id : '0194a3c0-0000-7000-8000-000000000002',
    senderName: mine ? user.fullName : 'Bailey Broker',
    senderRole: mine ? 'client' : 'broker',
    body,
    createdAt: '2026-11-03T17:00:00Z',
    clientKey: `key-${seq}`,
    attachments: [],
    mentions: [],
    call: null,
  };
}

const conversation = (messages: Message[], hasOlder = false) => ({ messages, hasOlder, seenSeq: 0, readSeq: 0 });
const sent = ({ body, clientKey }: SendMessageInput) => ({ ...message(9, body, true), clientKey });

function open(messages: Answers['messages'] = {}, canSend = true) {
  const defaults = { list: conversation([]), send: sent, writing: { caseId }, markRead: { readSeq: 9 } };
  return renderInPortal(<Conversation caseId={caseId} side="client" canSend={canSend} />, {
    as: {},
    answers: {
      messages: { ...defaults, ...messages },
      cases: { list: { cases: [], nextCursor: null } },
    },
  });
}

const bodies = (calls: { procedure: string; input: unknown }[]) =>
  calls.filter(({ procedure }) => procedure === 'messages.send').map(({ input }) => (input as SendMessageInput).body);

test('Enter sends and empties the field; Shift and Enter make a new line', async () => {
  const { calls } = await open();
  await expect.element(list).toMatchTextContent('No messages yet');
  await field.fill('First line');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}two');
  await expect.element(field).toHaveValue('First line\ntwo');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
  await expect.element(list).toMatchTextContent('First line two');
  expect(bodies(calls)).toEqual(['First line\ntwo']);
});

test('spaces alone cannot be sent', async () => {
  const { calls } = await open();
  await field.fill('   ');
  await expect.element(send).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(bodies(calls)).toEqual([]);
});

test('a message that was not sent stays with the reason, and is sent again under the same key', async () => {
  const refusal = new Refusal('TOO_MANY_REQUESTS', 'Please wait a minute.');
  const net = await open({ send: refusal });
  await field.fill('Are you there?');
  await send.click();
  await expect.element(list.getByRole('alert')).toMatchTextContent('Not sent. Please wait a minute.');
  net.answers({ messages: { send: sent } });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(list.getByRole('alert')).not.toBeInTheDocument();
  const keys = net.calls.filter(({ procedure }) => procedure === 'messages.send').map(({ input }) => input);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toEqual(keys[0]);
});

test('a message that was not sent can be discarded', async () => {
  const net = await open();
  await expect.element(field).toBeVisible();
  net.cut();
  await field.fill('Never mind');
  await userEvent.keyboard('{Enter}');
  await expect.element(list.getByRole('alert')).toMatchTextContent('Not sent. The server didn’t respond.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(list).toMatchTextContent('No messages yet');
});

test('a draft outlives the page', async () => {
  await open();
  await field.fill('Not finished yet');
  await cleanup();
  await open();
  await expect.element(field).toHaveValue('Not finished yet');
});

test('when the broker wrote meanwhile, the message waits for a decision, and Enter sends nothing', async () => {
  const stale = new Refusal('CONFLICT', 'Somebody wrote meanwhile.', [{ path: 'seenSeq', message: 'Not the newest' }]);
  const net = await open({ list: conversation([message(1, 'Good morning')]), send: stale });
  await expect.element(list).toMatchTextContent('Good morning');
  await field.fill('My answer');
  net.answers({ messages: { list: conversation([message(1, 'Good morning'), message(2, 'Wait')]) } });
  await userEvent.keyboard('{Enter}');
  const held = page.getByRole('region', { name: /^Bailey Broker sent a message while you were typing\./ });
  await expect.element(held).toMatchTextContent('Wait');
  await expect.element(field).toHaveValue('My answer');
  await expect.element(send).toBeDisabled();
  await expect.element(held.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(held).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  expect(bodies(net.calls)).toEqual(['My answer']);
});

test('what is new is below a line, and is read once it was on screen', async () => {
  const { calls } = await open({ list: { ...conversation([message(1, 'Old'), message(2, 'New')]), readSeq: 1 } });
  await expect.element(list.getByText('New messages')).toBeVisible();
  await expect
    .poll(() => calls.find(({ procedure }) => procedure === 'messages.markRead')?.input)
    .toEqual({
      caseId,
      seq: 2,
    });
});

test('the writer sees that a message was seen', async () => {
  await open({ list: { ...conversation([message(1, 'Mine', true)]), seenSeq: 1 } });
  await expect.element(list.getByText('Seen')).toBeVisible();
});

test('a conversation that did not arrive says so, and another try brings it', async () => {
  const net = await open({ list: new Refusal('SERVICE_UNAVAILABLE', 'The server is busy.') });
  await expect.element(page.getByRole('alert')).toMatchTextContent('The server is busy.');
  net.answers({ messages: { list: conversation([message(1, 'Good morning')]) } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(list).toMatchTextContent('Good morning');
});

test('a closed conversation is read, but not written in', async () => {
  await open({ list: conversation([message(1, 'Good morning')]) }, false);
  await expect.element(list).toMatchTextContent('Good morning');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(page.getByText('This conversation is closed.')).toBeVisible();
});
