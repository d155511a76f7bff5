import { expect, test } from 'vitest';
import { CHAT_QUESTION_MAX, welcomeMessage } from '#shared/assistant/texts.ts';
import {
  handedOverIn,
  isOvertaken,
  isSendable,
  keptShort,
  restoredHistory,
  saidHere,
  sentHistory,
  storedHistory,
} from './history.ts';
import type { Message } from './message.ts';

function message(index: number, changes: Partial<Message> = {}): Message {
  const role = index % 2 === 0 ? 'user' : 'assistant';
  return {
    id: `m${index}`,
    role,
    content: `words ${index}`,
    timestamp: new Date(index * 1000).toISOString(),
    ...changes,
  };
}
const many = (length: number) => Array.from({ length }, (_, index) => message(index));

test('the stored history begins with the welcome message and is restored without it', () => {
  const messages = [
    message(0, { redacted: ['phone'] }),
    message(1, { offersPerson: true, stopped: true, builtIn: true }),
    message(2, { role: 'system', stays: true }),
  ];
  const stored = storedHistory(messages, 'Coverbridge');
  expect(JSON.parse(stored ?? '')[0]).toMatchObject({ role: 'assistant', content: welcomeMessage('Coverbridge') });
  expect(restoredHistory(stored)).toEqual(messages);
});

test('the last hand-over is known as long as its note is kept, and nothing else passes for its key', () => {
  const key = '01939a3c-5a00-7000-8000-000000000001';
  const note = message(2, { role: 'system', stays: true, handedOver: key });
  const restored = restoredHistory(storedHistory([...many(2), note, message(3)], 'Coverbridge'));
  expect(handedOverIn(restored)).toBe(key);
  expect(handedOverIn(many(4))).toBeUndefined();
  expect(restoredHistory(JSON.stringify([{ ...note, handedOver: '../x' }]))[0]).not.toHaveProperty('handedOver');
});

test('the welcome message alone is not stored', () => {
  expect(storedHistory([], 'Coverbridge')).toBeNull();
});

test.each([
  [null, 0],
  ['', 0],
  ['{"broken', 0],
  ['"text"', 0],
  ['{"messages":[]}', 0],
  ['[null, 1, {}, {"role":"robot","content":"x"}, {"role":"user"}]', 0],
  ['[{"role":"user","content":"old, without a time"}]', 1],
  ['[{"role":"user","content":"x","timestamp":"never","sources":7,"redacted":[1]}]', 1],
])('storage that holds %s does no harm', (stored, length) => {
  expect(restoredHistory(stored)).toHaveLength(length);
});

test('a source from storage links to this site or is dropped', () => {
  const sources = ['/faq', '//evil.example', 'https://evil.example', 'javascript:alert(1)'].map((path, n) => ({
    n,
    title: 'x',
    heading: '',
    path,
  }));
  const [restored] = restoredHistory(JSON.stringify([{ role: 'assistant', content: 'x', sources }]));
  expect(restored?.sources?.map(({ path }) => path)).toEqual(['/faq']);
});

test('only the last ten messages of visitor and assistant are sent', () => {
  const messages = [
    ...many(12),
    message(12, { role: 'system' }),
    message(13, { failed: true }),
    message(15, { content: '' }),
  ];
  const sent = sentHistory(messages);
  expect(sent).toHaveLength(10);
  expect(sent[0]).toEqual({ role: 'user', content: 'words 2' });
  expect(sent.at(-1)).toEqual({ role: 'assistant', content: 'words 11' });
});

test('messages on this page are counted from its announcement on; a note that stays does not count', () => {
  expect(saidHere(many(4))).toBe(4);
  const arrived = [...many(4), message(4, { role: 'system' })];
  expect(saidHere(arrived)).toBe(0);
  expect(saidHere([...arrived, message(6), message(7), message(8, { role: 'system', stays: true })])).toBe(2);
});

test('sixty messages are kept, and superseded announcements are dropped first', () => {
  expect(keptShort(many(80))).toHaveLength(60);
  const walked = [...many(10), ...Array.from({ length: 55 }, (_, index) => message(100 + index, { role: 'system' }))];
  expect(keptShort(walked).map(({ id }) => id)).toEqual([...many(10).map(({ id }) => id), 'm154']);
});

test('a note with a case number is not superseded by the next announcement', () => {
  const announcement = message(1, { role: 'system' });
  expect(isOvertaken(announcement, announcement)).toBe(true);
  expect(isOvertaken(message(0, { role: 'system', stays: true }), announcement)).toBe(false);
});

test('empty and overlong questions cannot be sent', () => {
  expect(['', '  \n ', 'x'.repeat(CHAT_QUESTION_MAX + 1)].filter(isSendable)).toEqual([]);
  expect(isSendable('x'.repeat(CHAT_QUESTION_MAX))).toBe(true);
});
