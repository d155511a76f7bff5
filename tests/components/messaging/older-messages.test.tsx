/**
 * A long conversation: older pages come on the way up.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { Conversation } from '#client/modules/messaging/conversation/conversation.tsx';
import type { Message } from '#shared/messaging/schema.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const caseId = '0194a3c0-0000-7000-8000-000000000009';
const PAGE = 50;
const all = Array.from(
  { length: 120 },
  (_, index): Message => ({
    seq: index + 1,
    kind: 'message',
    senderId: '0194a3c0-0000-7000-8000-000000000002',
    senderName: 'Bailey Broker',
    senderRole: 'broker',
    body: `Message number ${index + 1}`,
    createdAt: '2026-11-03T17:00:00Z',
    clientKey: `key-${index}`,
    attachments: [],
    mentions: [],
    call: null,
  }),
);

function pageBefore({ before = all.length + 1 }: { before?: number }) {
  const messages = all.slice(Math.max(0, before - 1 - PAGE), before - 1);
  return { messages, hasOlder: (messages[0]?.seq ?? 1) > 1, seenSeq: 0, readSeq: 120 };
}

/** Again and again: a list that is still drawing a page keeps its place, and undoes the scroll. */
async function scrollUntil(box: Element, top: number, message: Locator): Promise<void> {
  await expect
    .poll(() => {
      if (message.elements().length === 0) box.scrollTo(0, top);
      return message.elements().length;
    })
    .toBe(1);
  // The place is kept once the page that came is drawn.
  await expect.poll(() => box.scrollTop).toBeGreaterThan(0);
}

test('older pages come on the way up, and what was being read stays in its place', async () => {
  await renderInPortal(<Conversation caseId={caseId} side="client" canSend={false} />, {
    as: {},
    answers: { messages: { list: pageBefore } },
  });
  const list = page.getByRole('region', { name: 'Messages' });
  await expect.element(list.getByText('Message number 120')).toBeVisible();
  await expect.element(list.getByText('Message number 70')).not.toBeInTheDocument();
  const box = list.element();
  await scrollUntil(box, 100, list.getByText('Message number 60'));
  expect(box.scrollTop).toBeGreaterThan(500);
  await scrollUntil(box, 0, list.getByText('Message number 1'));
  await expect.element(page.getByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument();
});
