import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mentionedIn, mentionParts, mentionWordAt } from './words.ts';

const people = ['Ann Lee', 'Ann Leeson', 'Jo'];

test.each([
  ['@Ann Lee please look', ['Ann Lee']],
  ['Could @ann lee or @Ann Leeson call?', ['Ann Lee', 'Ann Leeson']],
  ['(@Jo)', ['Jo']],
  ['@Ann Lee, @Ann Lee', ['Ann Lee']],
  ['@Ann Leesons', []],
  ['write to someone@Jo', []],
  ['@Jordan', []],
  ['Ann Lee knows', []],
  ['@', []],
])('%s mentions %j', (text, names) => {
  expect(mentionedIn(text, people)).toEqual(names);
});

test('the parts are the note, whatever it says', () => {
  const words = fc.array(fc.oneof(fc.constantFrom('@', '@Jo', '@Ann Lee', ' ', 'x'), fc.string()), { maxLength: 12 });
  fc.assert(
    fc.property(words, (pieces) => {
      const text = pieces.join('');
      expect(
        mentionParts(text, people)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test.each([
  ['@', ''],
  ['Ask @An', 'an'],
  ['Ask @Ann L', 'ann l'],
  ['@Ann Lee and', null],
  ['me@home', null],
  ['no sign', null],
])('before the cursor, %s asks for %j', (text, query) => {
  expect(mentionWordAt(text, text.length)?.query ?? null).toBe(query);
});
