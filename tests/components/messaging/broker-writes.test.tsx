/**
 * A broker writes to the client: replies kept ready, internal notes, and messages for later.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Conversation } from '#client/modules/messaging/conversation/conversation.tsx';
import type { CannedReply } from '#shared/messaging/canned-replies/schema.ts';
import { exampleValues } from '#shared/messaging/canned-replies/variables.ts';
import type { ScheduledMessage } from '#shared/messaging/scheduled-messages/schema.ts';
import { Refusal } from '../../support/browser/network.ts';
import { renderInPortal, user } from '../../support/browser/portal.tsx';

const caseId = '0194a3c0-0000-7000-8000-000000000009';
const toClient = page.getByRole('textbox', { name: 'Message to the client' });
const note = page.getByRole('textbox', { name: 'Internal note' });
const planned = page.getByRole('region', { name: 'Scheduled messages' });

function reply(title: string, shortcut: string, body: string): CannedReply {
  const createdByName = 'Bailey Broker';
  const words = { title, shortcut, body, replaces: null };
  return { id: crypto.randomUUID(), scope: 'own', ...words, createdByName, updatedAt: '', version: 1 };
}

const replies = [
  reply('Thank you', 'thanks', 'Thank you, {{client.firstName}}.'),
  reply('Welcome', 'welcome', 'Welcome.'),
];
const values = { ...exampleValues, 'client.firstName': 'Morgan' };
const times = {
  today: '2026-11-03',
  tomorrow: { day: '2026-11-04', time: '09:00', when: 'Wednesday, November 4 at 9:00 a.m. Alberta time', open: true },
  opening: null,
};
const waiting: ScheduledMessage = {
  id: crypto.randomUUID(),
  body: 'Good morning',
  senderId: user.id,
  senderName: user.fullName,
  sendAt: '2026-11-04T15:00:00Z',
  day: '2026-11-04',
  time: '09:00',
  when: times.tomorrow.when,
  status: 'scheduled',
  stopReason: null,
  version: 1,
};

async function open(messages: ScheduledMessage[] = []) {
  const net = await renderInPortal(<Conversation caseId={caseId} side="staff" canSend />, {
    as: { role: 'broker' },
    at: '/broker',
    answers: {
      messages: { list: { messages: [], hasOlder: false, seenSeq: 0, readSeq: 0 }, writing: { caseId } },
      cannedReplies: { list: { replies, starters: [] }, values },
      followUps: { get: { followUp: null, refusal: 'Write to the client first.', plan: [] } },
      scheduledMessages: { list: { messages, times } },
    },
  });
  await expect.element(toClient).toBeVisible();
  return net;
}

test('a reply is inserted by keyboard at the slash, with the values of the case', async () => {
  await open();
  await toClient.fill('Good morning. ');
  await userEvent.keyboard('/tha');
  await expect
    .element(page.getByRole('option', { name: 'Thank you /thanks' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(toClient).toHaveValue('Good morning. Thank you, Morgan.');
  await expect.element(toClient).toHaveFocus();
});

test('Escape closes the list of replies and leaves the text', async () => {
  await open();
  await page.getByRole('button', { name: 'Replies' }).click();
  await expect.element(page.getByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await expect.element(toClient).toHaveValue('/');
});

test('a note and a message have drafts of their own, so that a note cannot reach the client', async () => {
  await open();
  await toClient.fill('For the client');
  await page.getByText('Internal note').click();
  await expect.element(note).toHaveValue('');
  await expect.element(page.getByText('Only brokers and administrators will see this.')).toBeVisible();
  await note.fill('Only for us');
  await page.getByText('Message to the client').click();
  await expect.element(toClient).toHaveValue('For the client');
});

test('a message with a variable that has no value cannot be sent', async () => {
  const { calls } = await open();
  await toClient.fill('Dear {{client.firstName}}');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Fill in .* first\. This request has no value for it\.$/)).toBeVisible();
  expect(calls.map(({ procedure }) => procedure)).not.toContain('messages.send');
});

test('a message is planned for tomorrow, and the field is empty again', async () => {
  const net = await open();
  net.answers({
    scheduledMessages: { schedule: waiting, list: { messages: [waiting], times } },
  });
  await toClient.fill('Good morning');
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('menuitem', { name: /^Wednesday, November 4/ }).click();
  await expect.element(planned).toMatchTextContent(`Scheduled for ${times.tomorrow.when}`);
  await expect.element(toClient).toHaveValue('');
  expect(net.calls.find(({ procedure }) => procedure === 'scheduledMessages.schedule')?.input).toMatchObject({
    body: 'Good morning',
    day: '2026-11-04',
    time: '09:00',
  });
});

test('a plan that is refused keeps the text, with the reason', async () => {
  const net = await open();
  net.answers({ scheduledMessages: { schedule: new Refusal('BAD_REQUEST', 'That time has passed.') } });
  await toClient.fill('Good morning');
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('menuitem', { name: /^Wednesday, November 4/ }).click();
  await expect.element(page.getByText('That time has passed.')).toBeVisible();
  await expect.element(toClient).toHaveValue('Good morning');
});

test('a planned message is thrown away only after one question', async () => {
  const net = await open([waiting]);
  await planned.getByRole('button', { name: 'Cancel' }).click();
  await planned.getByRole('button', { name: 'Keep it' }).click();
  await planned.getByRole('button', { name: 'Cancel' }).click();
  net.answers({ scheduledMessages: { cancel: { id: waiting.id }, list: { messages: [], times } } });
  await planned.getByRole('button', { name: 'Discard' }).click();
  await expect.element(planned).not.toBeInTheDocument();
  expect(net.calls.filter(({ procedure }) => procedure === 'scheduledMessages.cancel')).toHaveLength(1);
});

test('a message that was stopped says why', async () => {
  await open([{ ...waiting, status: 'stopped', stopReason: 'client_wrote' }]);
  await expect.element(planned).toMatchTextContent('the client sent a message after it was scheduled');
  await expect.element(planned.getByRole('button', { name: 'Reschedule' })).toBeVisible();
});
