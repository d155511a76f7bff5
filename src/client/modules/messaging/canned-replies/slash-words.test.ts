import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertWords } from '#client/ui/word-menu/words.ts';
import type { InsertableReply } from '#shared/messaging/canned-replies/insertable.ts';
import { fittingReplies, slashWordAt } from './slash-words.ts';

/** `|` marks the cursor. */
function wordIn(marked: string) {
  const cursor = marked.indexOf('|');
  return slashWordAt(marked.replace('|', ''), cursor);
}

test.each([
  ['/|', ''],
  ['/Than|', 'than'],
  ['Hello /li|', 'li'],
  ['Hello\n/li|', 'li'],
  ['Hello (/li|)', 'li'],
  ['Hello /li| and more', 'li'],
  ['/call-back|', 'call-back'],
])('%s opens the list for "%s"', (marked, query) => {
  expect(wordIn(marked)?.query).toBe(query);
});

test.each([
  'and/or|',
  '24/7|',
  'https://example.com|',
  '/usr/bin|',
  '//|',
  '/two words|',
  'no slash|',
  '/li|cence',
  '|/li',
  `/${'x'.repeat(31)}|`,
])('%s does not open it', (marked) => {
  expect(wordIn(marked)).toBeNull();
});

test('choosing replaces only the word with the slash', () => {
  const before = fc.string().map((text) => (text === '' ? '' : `${text} `));
  const after = fc.string().map((text) => ` ${text}`);
  fc.assert(
    fc.property(before, fc.stringMatching(/^[a-z0-9-]{0,20}$/), after, fc.string(), (head, query, tail, words) => {
      const text = `${head}/${query}${tail}`;
      const word = slashWordAt(text, head.length + 1 + query.length);
      expect(word).toMatchObject({ query });
      if (word)
        expect(insertWords(text, word, words)).toEqual({ text: head + words + tail, cursor: (head + words).length });
    }),
  );
});

function reply(title: string, shortcut: string, scope: InsertableReply['scope'] = 'own'): InsertableReply {
  return { key: title, title, shortcut, scope, body: '' };
}

test('a shortcut comes before a title, one’s own reply before a shared one', () => {
  const replies = [
    reply('Ask for the licence', 'ask'),
    reply('Licence received', '', 'shared'),
    reply('Licence is missing', ''),
    reply('Thanks', 'lic'),
    reply('Closing', 'bye'),
  ];
  expect(fittingReplies(replies, 'lic').map(({ title }) => title)).toEqual([
    'Thanks',
    'Licence is missing',
    'Licence received',
    'Ask for the licence',
  ]);
  expect(fittingReplies(replies, '')).toHaveLength(5);
  expect(fittingReplies(replies, 'nothing')).toEqual([]);
});
