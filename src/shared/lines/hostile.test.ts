/** Malicious input: each is refused with a message or kept as plain text, and nothing throws. */
import { describe, expect, it, vi } from 'vitest';
import { answersSchema, contactOf, contactSchema, sizeProblem } from './answers-schema.ts';
import { quoteDefinitions } from './questionnaires.ts';
import { validateAnswers } from './rules.ts';
import { mergeAnswers, splitBySensitivity } from './sensitivity.ts';
import type { AnswerableQuestion } from './types.ts';

const today = '2026-11-21';
/** Not the messages of the library. */
const OWN_WORDS = /^(?:Send the answers|Use the question ids|Shorten your answers)/;

const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

const plainTexts: Record<string, string> = {
  emoji: 'Ava 👩‍👩‍👧 Wong',
  script: '<script>alert(1)</script>',
  sql: "Robert'); DROP TABLE cases;--",
  rtl: 'עברית العربية',
  template: '{{constructor.constructor("return 1")()}}',
};

const refused: Record<string, unknown> = {
  '10,000 characters': 'x'.repeat(10_000),
  NUL: 'a\u0000b',
  escape: 'a\u001b[31mb',
  'half a surrogate pair': 'ab\ud83d',
  number: 5e-324,
  'large number': 1e300,
  object: { toString: 1, valueOf: 2 },
  'list of lists': [[['a']]],
  'deep list': deep(50),
};

const text: AnswerableQuestion[] = [];
const asked: AnswerableQuestion[] = [];
for (const definition of Object.values(quoteDefinitions)) {
  for (const question of definition.steps.flatMap((step) => step.questions)) {
    if (question.type === 'info' || question.showIf) continue;
    asked.push(question);
    if (question.type === 'text' || question.type === 'longText' || question.type === 'name') text.push(question);
  }
}

function check(question: AnswerableQuestion, value: unknown) {
  const definition = {
    ...quoteDefinitions.general,
    steps: [{ id: 'only', title: 'Only', minutes: 1, questions: [question] }],
  };
  return validateAnswers(definition, { [question.id]: value }, today);
}

it.each(Object.entries(refused))('%s is refused by every question, with a path and a message', (_name, value) => {
  for (const question of asked) {
    const { answers, issues } = check(question, value);
    expect(issues.length, question.id).toBeGreaterThan(0);
    for (const issue of issues) expect(issue.message).toMatch(/^[A-Z].{8,}/);
    // A repeat group keeps empty rows, so that the positions in the issues stay true.
    if (question.type !== 'repeatGroup') expect(answers).toEqual({});
  }
});

describe.each(Object.entries(plainTexts))('%s', (_name, value) => {
  it('is kept unchanged as text', () => {
    for (const question of text)
      expect(check(question, ` ${value} `)).toEqual({ answers: { [question.id]: value }, issues: [] });
  });

  it('never becomes an answer of another type', () => {
    for (const question of asked) {
      if (text.includes(question)) continue;
      expect(check(question, value).issues.length).toBeGreaterThan(0);
    }
  });
});

describe('the answers as a whole', () => {
  const polluting = JSON.parse(
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"vehicles":[{"__proto__":{"make":"x"}}]}',
  );

  it('cannot reach a prototype', () => {
    for (const definition of Object.values(quoteDefinitions)) {
      const { answers } = validateAnswers(definition, polluting, today);
      expect(Object.getPrototypeOf(answers)).toBe(Object.prototype);
      expect(Object.keys(answers).filter((key) => key !== 'vehicles')).toEqual([]);
      const { open, sensitive } = splitBySensitivity(definition, polluting);
      const merged = mergeAnswers(open, sensitive);
      expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
      expect(merged.isAdmin).toBeUndefined();
      expect(Object.keys(merged).sort()).toEqual(['__proto__', 'constructor', 'vehicles']);
    }
    expect(answersSchema.safeParse(polluting).error?.issues.map(({ path }) => path.join('.'))).toEqual([
      '',
      'vehicles.0',
    ]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a text', 'auto'],
    ['deep nesting', { notes: deep(5_000) }],
    ['too many entries', { vehicles: Array(5_000).fill({}) }],
    [
      'too many characters',
      Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`k${index}`, 'x'.repeat(900)])),
    ],
    ['a long key', { ['k'.repeat(100_000)]: 1 }],
  ])('%s is refused by the schema and by the engine', (_name, input) => {
    const { answers, issues } = validateAnswers(quoteDefinitions.auto, input, today);
    expect(answers).toEqual({});
    expect(issues).toMatchObject([{ path: '', message: expect.stringMatching(OWN_WORDS) }]);
    const result = answersSchema.safeParse(input);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.message).toMatch(OWN_WORDS);
  });

  it('that a database cannot store are refused with their path, at any key', () => {
    const result = answersSchema.safeParse({ a: { b: ['ok', 'nul\u0000'] }, 'k\u0000': 1 });
    expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual(['a.b.1', '']);
    expect(answersSchema.safeParse({ notes: 'two\nlines 👍' }).success).toBe(true);
  });
});

describe('the contact', () => {
  it('is taken from checked answers', () => {
    const contact = { fullName: 'Ava Wong', email: 'ava@example.com', phone: '403 555 0123' };
    expect(contactOf({ ...contact, postalCode: 'T2P 1J9' })).toEqual(contact);
  });

  it('stays on one line', () => {
    expect(contactSchema.safeParse({ fullName: 'Ava\nBcc: x', email: 'a@b.ca', phone: '403 555 0123' }).success).toBe(
      false,
    );
    expect(contactSchema.safeParse({ fullName: 'Ava', email: 'a@b.ca\n', phone: '403\n555 0123' }).success).toBe(false);
  });
});

it.each<[string, unknown]>([
  ['a typed array', new Uint8Array(8)],
  ['a map', new Map([['a', 1]])],
  ['a set', new Set([1])],
  ['a date', new Date(0)],
  ['an object of a class', new (class Viewer {})()],
])('%s is not an answer, and is not traversed', (_name, value) => {
  const entries = vi.spyOn(Object, 'entries');
  const problem = sizeProblem({ x: value });
  const looked = entries.mock.calls.map(([object]) => object);
  entries.mockRestore();
  expect(problem?.message).toMatch(/^Use the question ids/);
  expect(looked).not.toContain(value);
});
