import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replyWordsSchema } from './schema.ts';
import {
  exampleValues,
  openVariables,
  type ReplyValues,
  type ReplyVariable,
  renderReply,
  replyParts,
  replyVariables,
  unknownVariables,
  wordsOf,
} from './variables.ts';

const names = replyVariables.map(({ name }) => name);
const name = fc.constantFrom<ReplyVariable>(...names);
/** Names people have, and names attackers choose. */
const hostileValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '{{case.number}}',
    '{{{{client.firstName}}}}',
    '$&$1',
    '<script>alert(1)</script>',
    'Ava\r\nBcc: x',
    '}}{{',
  ),
);
const values = fc.record(
  Object.fromEntries(names.map((each) => [each, fc.option(hostileValue)])),
) as fc.Arbitrary<ReplyValues>;
const piece = fc.oneof(
  fc.string(),
  name.map((each) => `{{ ${each} }}`),
  fc.constantFrom('{{', '}}', '{{nobody}}', '{{}}'),
);
const body = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

test('the parts of a reply add up to the reply, character for character', () => {
  fc.assert(
    fc.property(body, (text) => {
      const parts = replyParts(text).map((part) => (part.kind === 'text' ? part.text : part.source));
      expect(parts.join('')).toBe(text);
    }),
  );
});

test('inserted values are never parsed again, whatever name someone has', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), values, (variables, known) => {
      const { text } = renderReply(variables.map((each) => `{{${each}}}`).join('|'), known);
      const expected = variables.map((each) => wordsOf(known[each] ?? '') || `{{${each}}}`).join('|');
      expect(text).toBe(expected);
    }),
  );
});

test('a value stays within its line, and the surrounding text is unchanged', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), hostileValue, (before, after, value) => {
      fc.pre(!/[{}]/.test(before + after));
      const filled = renderReply(`${before}{{client.fullName}}${after}`, {
        ...exampleValues,
        'client.fullName': value,
      });
      const words = wordsOf(value);
      expect(words).not.toMatch(/[\r\n\u2028\u202e]/);
      expect(filled.text).toBe(words ? before + words + after : `${before}{{client.fullName}}${after}`);
      expect(filled.missing).toEqual(words ? [] : ['client.fullName']);
    }),
  );
});

test('with a value for everything no known variable is left', () => {
  fc.assert(
    fc.property(body, (text) => {
      expect(openVariables(renderReply(text, exampleValues).text)).toEqual([]);
    }),
  );
});

test.each([
  ['Dear {{client.firstName}}, about {{ case.number }}', []],
  ['{{client.firstname}}', ['{{client.firstname}}']],
  ['{{nobody}} and {{nobody}} and {{}}', ['{{nobody}}', '{{}}']],
  ['opened {{ and left', ['{{']],
  ['closed }} alone', ['}}']],
  ['{{constructor}} {{__proto__}}', ['{{constructor}}', '{{__proto__}}']],
  ['one { brace } is text', []],
])('%s contains these unknown variables: %j', (text, unknown) => {
  expect(unknownVariables(text)).toEqual(unknown);
  expect(replyWordsSchema.safeParse({ title: 'A', shortcut: '', body: text }).success).toBe(unknown.length === 0);
});

test('a shortcut is lower-case letters, digits and hyphens, with or without the slash', () => {
  const shortcutOf = (shortcut: string) => replyWordsSchema.shape.shortcut.safeParse(shortcut).data;
  expect(shortcutOf(' /Thanks-2 ')).toBe('thanks-2');
  expect(shortcutOf('')).toBe('');
  expect(shortcutOf('two words')).toBeUndefined();
  expect(shortcutOf('-')).toBeUndefined();
});
