// @module-tag long
/** What a broker does in a conversation besides writing to the client: mentions, logged calls, follow-ups, and starting from a template. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RepliesManager } from '#client/modules/messaging/canned-replies/replies-manager.tsx';
import { Conversation } from '#client/modules/messaging/conversation/conversation.tsx';
import { writeIn } from '#client/modules/messaging/conversation/write-requests.ts';
import { exampleValues } from '#shared/messaging/canned-replies/variables.ts';
import type { FollowUpView } from '#shared/messaging/follow-ups/schema.ts';
import type { Message } from '#shared/messaging/schema.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const caseId = '0194a3c0-0000-7000-8000-000000000009';
const toClient = page.getByRole('textbox', { name: 'Message to the client' });
const note = page.getByRole('textbox', { name: 'Internal note' });
const greeting = {
  name: 'greeting',
  title: 'Greeting',
  shortcut: 'hello',
  use: 'After you accept a request',
  body: 'Hi {{client.firstName}}, I’ll look after your request.',
};
const colleagues = [
  { id: '0194a3c0-0000-7000-8000-000000000061', name: 'Ada Admin', role: 'admin' as const, sees: true },
  { id: '0194a3c0-0000-7000-8000-000000000062', name: 'Ann Other', role: 'broker' as const, sees: false },
];
const times = {
  today: '2026-11-03',
  tomorrow: { day: '2026-11-04', time: '09:00', when: 'Wednesday, November 4 at 9:00 a.m. Alberta time', open: true },
  opening: null,
};
const plan = [{ title: 'First follow-up', when: 'Thursday, November 5 at 10:00 a.m. Alberta time' }];
const startable: FollowUpView = { followUp: null, refusal: null, plan };
const running: FollowUpView = {
  plan,
  refusal: 'Follow-ups are already running for this request.',
  followUp: {
    id: '0194a3c0-0000-7000-8000-000000000063',
    senderName: 'Bailey Broker',
    startedAt: '2026-11-03T17:00:00Z',
    status: 'running',
    stopReason: null,
    endedAt: null,
    sent: 1,
    steps: 3,
    next: {
      title: 'Second follow-up',
      body: 'Hi Morgan, is there something I can explain?',
      at: '2026-11-09T17:00:00Z',
      when: 'Monday, November 9 at 10:00 a.m. Alberta time',
    },
  },
};
const logged: Message = {
  seq: 1,
  kind: 'note',
  senderId: '0194a3c0-0000-7000-8000-000000000064',
  senderName: 'Bailey Broker',
  senderRole: 'broker',
  body: 'Called the client, no answer',
  createdAt: '2026-11-03T17:00:00Z',
  clientKey: '0194a3c0-0000-7000-8000-000000000065',
  attachments: [],
  mentions: [],
  call: { direction: 'outgoing', reached: false, minutes: null },
};

async function open({ at = '/broker', followUps = startable, messages = [] as Message[] } = {}) {
  const net = await renderInPortal(<Conversation caseId={caseId} side="staff" canSend />, {
    as: { role: 'broker' },
    at,
    answers: {
      messages: { list: { messages, hasOlder: false, seenSeq: 0, readSeq: 9 }, writing: { caseId } },
      cannedReplies: { list: { replies: [], starters: [greeting] }, values: exampleValues },
      scheduledMessages: { list: { messages: [], times } },
      followUps: { get: followUps },
      mentions: { colleagues: { colleagues } },
    },
  });
  await expect.element(page.getByRole('button', { name: 'Log call' })).toBeVisible();
  return net;
}

test('a link begins the message with a reply and puts the cursor into it, once', async () => {
  await open({ at: '/broker?write=greeting' });
  await expect.element(toClient).toHaveValue('Hi Avery, I’ll look after your request.');
  await expect.element(toClient).toHaveFocus();
});

test('the page can ask for a note or a message; what was begun stays', async () => {
  await open();
  await toClient.fill('Already begun');
  expect(writeIn({ kind: 'note' })).toBe(true);
  await expect.element(note).toHaveFocus();
  writeIn({ kind: 'message', reply: 'greeting' });
  await expect.element(toClient).toHaveFocus();
  await expect.element(toClient).toHaveValue('Already begun');
});

test('@ in a note offers colleagues, says who can’t open the request, and inserts by keyboard', async () => {
  await open();
  await page.getByText('Internal note', { exact: true }).click();
  await note.fill('Please ask ');
  await userEvent.keyboard('@a');
  const options = page.getByRole('listbox', { name: 'Colleagues' }).getByRole('option');
  await expect.element(options).toHaveLength(2);
  await expect.element(options.nth(1)).toMatchTextContent('Ann OtherCan’t open this request');
  await userEvent.keyboard('{Enter}');
  await expect.element(note).toHaveValue('Please ask @Ada Admin ');
  await expect.element(note).toHaveFocus();
  await expect.element(options).not.toBeInTheDocument();
});

test('a note shows its mentions and who was not notified', async () => {
  const mentions = colleagues.map(({ id, name, sees }) => ({ userId: id, name, notified: sees }));
  await open({ messages: [{ ...logged, call: null, body: 'Ask @Ada Admin or @Ann Other', mentions }] });
  await expect.element(page.getByText('@Ada Admin', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Ann Other can’t open this request, so wasn’t notified.')).toBeVisible();
});

test('two clicks log a call that nobody answered', async () => {
  const net = await open();
  net.answers({ callLog: { log: logged } });
  await page.getByRole('button', { name: 'Log call' }).click();
  await page.getByRole('button', { name: 'No answer' }).click();
  await expect.element(page.getByText('Called the client, no answer')).toBeVisible();
  expect(net.calls.find(({ procedure }) => procedure === 'callLog.log')?.input).toMatchObject({
    ...{ caseId, direction: 'outgoing', reached: false, minutes: null, note: '' },
  });
});

test('minutes and a note go with a call that reached the client', async () => {
  const net = await open();
  net.answers({ callLog: { log: logged } });
  await page.getByRole('button', { name: 'Log call' }).click();
  await page.getByLabelText('Minutes (optional)').fill('12');
  await page.getByLabelText('Note (optional)').fill('Parks in a garage');
  await page.getByRole('button', { name: 'We spoke' }).click();
  await expect.element(page.getByRole('button', { name: 'We spoke' })).not.toBeInTheDocument();
  expect(net.calls.find(({ procedure }) => procedure === 'callLog.log')?.input).toMatchObject({
    ...{ direction: 'outgoing', reached: true, minutes: 12, note: 'Parks in a garage' },
  });
});

test('one click starts follow-ups; the next one is shown with its text, and they can be stopped', async () => {
  const net = await open();
  net.answers({ followUps: { start: running } });
  await page.getByRole('button', { name: 'Start follow-ups' }).click();
  const line = page.getByRole('region', { name: 'Follow-ups' });
  await expect.element(line).toMatchTextContent('1 of 3 follow-ups sent. Next: Second follow-up, Monday, November 9');
  await line.getByRole('button', { name: 'Show text' }).click();
  await expect.element(line.getByText('Hi Morgan, is there something I can explain?')).toBeVisible();
  const followUp = running.followUp && {
    ...running.followUp,
    ...{ status: 'stopped' as const, stopReason: 'client_answered' as const, next: null },
  };
  net.answers({ followUps: { stop: { ...startable, followUp } } });
  await line.getByRole('button', { name: 'Stop' }).click();
  await expect.element(line).toMatchTextContent('Follow-ups stopped because the client answered.');
  await expect.element(line.getByRole('button', { name: 'Start follow-ups' })).toBeVisible();
});

test('nothing is offered while the client is not who is awaited', async () => {
  await open({ followUps: { ...startable, refusal: 'The client is waiting for your answer. Reply first.' } });
  await expect.element(page.getByRole('region', { name: 'Follow-ups' })).not.toBeInTheDocument();
});

test('editing a starter reply saves a version of one’s own, which can be reset', async () => {
  const net = await renderInPortal(<RepliesManager sharing={false} />, {
    as: { role: 'broker' },
    at: '/broker',
    answers: { cannedReplies: { list: { replies: [], starters: [greeting] } } },
  });
  const own = {
    ...{ id: caseId, scope: 'own' as const, title: 'Greeting', shortcut: 'hello', body: 'Hi', replaces: 'greeting' },
    ...{ createdByName: 'Bailey Broker', updatedAt: '2026-11-03T17:00:00Z', version: 1 },
  };
  await page.getByRole('button', { name: 'Edit Greeting' }).click();
  net.answers({ cannedReplies: { create: own, list: { replies: [own], starters: [greeting] } } });
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect.element(page.getByRole('heading', { name: 'Starter replies' })).not.toBeInTheDocument();
  expect(net.calls.find(({ procedure }) => procedure === 'cannedReplies.create')?.input).toMatchObject({
    ...{ scope: 'own', replaces: 'greeting', body: greeting.body },
  });
  net.answers({ cannedReplies: { remove: { id: own.id }, list: { replies: [], starters: [greeting] } } });
  await page.getByRole('button', { name: 'Reset Greeting' }).click();
  await expect.element(page.getByRole('heading', { name: 'Starter replies' })).toBeVisible();
  await expect.element(page.getByText(/Reset to the original: Greeting/)).toBeVisible();
});
