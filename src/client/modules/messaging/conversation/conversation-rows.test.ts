import { expect, test } from 'vitest';
import type { Message } from '#shared/messaging/schema.ts';
import { conversationRows, newestUnread } from './conversation-rows.ts';

const dayOf = (at: string) => at.slice(0, 10);
const me = 'me';
const broker = 'broker';

function message(seq: number, senderId: string, minute: number, kind: Message['kind'] = 'message'): Message {
  const createdAt = new Date(Date.UTC(2026, 10, 3, 17, minute)).toISOString();
  return {
    seq,
    kind,
    senderId,
    senderName: senderId,
    senderRole: '',
    body: 'text',
    createdAt,
    attachments: [],
    mentions: [],
    call: null,
    clientKey: `key-${seq}`,
  };
}

function shape(rows: ReturnType<typeof conversationRows>): string[] {
  return rows.map((row) =>
    row.kind === 'message'
      ? `${row.message.seq}${row.startsGroup ? ' starts' : ''}${row.endsGroup ? ' ends' : ''}`
      : row.kind,
  );
}

test('one heading per day, and messages of one sender within five minutes are grouped', () => {
  const messages = [message(1, broker, 0), message(2, broker, 1), message(3, me, 2), message(4, me, 30)];
  const rows = conversationRows({ messages, viewerId: me, seenSeq: 0, unreadAfter: null, dayOf });
  expect(shape(rows)).toEqual(['day', '1 starts', '2 ends', '3 starts ends', '4 starts ends']);
});

test('the unread line comes before the first unread message of someone else', () => {
  const messages = [message(1, broker, 0), message(2, me, 1), message(3, broker, 2), message(4, broker, 3)];
  const rows = conversationRows({ messages, viewerId: me, seenSeq: 0, unreadAfter: 1, dayOf });
  expect(shape(rows)).toEqual(['day', '1 starts ends', '2 starts ends', 'unread', '3 starts', '4 ends']);
});

test('only the last seen message carries the marker', () => {
  const messages = [message(1, me, 0), message(2, me, 1), message(3, me, 2)];
  const rows = conversationRows({ messages, viewerId: me, seenSeq: 2, unreadAfter: null, dayOf });
  expect(rows.filter((row) => row.kind === 'message' && row.seen).map(({ key }) => key)).toEqual(['key-2']);
});

test('a note never counts as unread', () => {
  const messages = [message(1, broker, 0), message(2, 'admin', 1, 'note')];
  expect(newestUnread(messages, me, 0)).toBe(1);
  expect(newestUnread(messages, me, 1)).toBe(0);
});
