import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { requiredConsentsSchema } from '#shared/consents/wordings.ts';
import { issuesFrom } from './errors.ts';
import { email, isoDate, line } from './fields.ts';
import { byRule, type IssueRule } from './issue-rules.ts';

function rulesOf(schema: z.ZodType, input: unknown): string[] {
  const { error } = schema.safeParse(input);
  return error ? issuesFrom(error, input).map(({ rule }) => rule) : [];
}

const name = z.object({ name: line('Enter a name', { min: 2, max: 5 }) });

describe('one sentence for several mistakes, and a rule for each', () => {
  test.each<[string, z.ZodType, unknown, IssueRule]>([
    ['a missing field', name, {}, 'required'],
    ['null', name, { name: null }, 'required'],
    ['an empty text', name, { name: '' }, 'required'],
    ['spaces, which are trimmed', name, { name: '   ' }, 'required'],
    ['a number for a text', name, { name: 1 }, 'invalid_type'],
    ['an object for a text', name, { name: {} }, 'invalid_type'],
    ['a short text', name, { name: 'A' }, 'too_short'],
    ['a long text', name, { name: 'ABCDEF' }, 'too_long'],
    ['a character that can’t be stored', name, { name: 'A\u0000B' }, 'invalid_characters'],
    ['no body at all', name, undefined, 'required'],
    ['a text for the body', name, 'name', 'invalid_type'],
    ['an empty list', z.array(z.string()).min(1), [], 'required'],
    ['a short list', z.array(z.string()).min(2), ['a'], 'too_short'],
    ['a small number', z.int().min(1), 0, 'too_small'],
    ['a large number', z.int().max(1), 2, 'too_big'],
    ['a fraction', z.int(), 0.5, 'invalid_type'],
    ['a number between the steps', z.number().multipleOf(5), 7, 'not_a_multiple'],
    ['an email address without @', email('Enter an address'), 'ava', 'invalid_format'],
    ['an empty email address', email('Enter an address'), ' ', 'required'],
    ['a date that isn’t one', isoDate('Enter a date'), '2026-02-30', 'invalid_format'],
    ['a date long ago', isoDate('Enter a date'), '1026-11-26', 'too_early'],
    ['a date far ahead', isoDate('Enter a date'), '2126-11-26', 'too_late'],
    ['another choice', z.enum(['a', 'b']), 'c', 'not_an_option'],
    ['a field nobody knows', z.strictObject({ a: z.string().optional() }), { b: 1 }, 'unknown_field'],
    ['no branch of a union, by its type', z.union([z.string(), z.number()]), true, 'invalid_type'],
    ['no branch of a union, by its format', z.union([z.uuid(), z.email()]), 'ava', 'invalid_format'],
    [
      'no branch by its name',
      z.discriminatedUnion('a', [z.object({ a: z.literal('x') })]),
      { a: 'y' },
      'not_an_option',
    ],
    ['no name of a branch', z.discriminatedUnion('a', [z.object({ a: z.literal('x') })]), {}, 'required'],
    ['a check of our own', z.string().refine(() => false, byRule('duplicate', 'Enter it once')), 'a', 'duplicate'],
  ])('%s', (_what, schema, input, rule) => expect(rulesOf(schema, input)).toEqual([rule]));

  test('a consent is missing, or was given to other words', () => {
    expect(rulesOf(requiredConsentsSchema, [])).toEqual(['consent_required', 'consent_required']);
    const given = (['contact', 'share'] as const).map((purpose) => ({ purpose, version: 1, given: true }));
    expect(rulesOf(requiredConsentsSchema, given)).toEqual(['consent_version', 'consent_version']);
  });

  test('without the input, the rule comes from the check alone', () => {
    const { error } = name.safeParse({ name: '' });
    expect(error && issuesFrom(error)).toMatchObject([{ rule: 'too_short' }]);
  });
});
