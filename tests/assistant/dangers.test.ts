/**
 * Dangers, wrongs, legal papers and anger as people type them (`dangers.jsonl`), and questions with the same words that are none. Each
 * round was written before the rules were tried on it; what it showed was fixed by patterns, and its questions were kept.
 */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { limitOf } from '#server/modules/assistant/guardrails/policy.ts';
import { limitRules } from '#server/modules/assistant/guardrails/rules.ts';
import { redact } from '#server/platform/personal-data/redaction.ts';
import { dangerLanguages } from '#shared/content/dangers/registry.ts';
import { type DangerName, dangerNames } from '#shared/content/dangers/words.ts';
import { asked } from '#shared/content/generated/asked.ts';
import { elsewhere } from '#shared/content/generated/elsewhere.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { readLines } from './json-lines.ts';

/** `rule`: the name of the rule that answers; null: none of these may. */
const lines = readLines('dangers.jsonl', z.strictObject({ rule: z.string().nullable(), q: z.string().min(1) }));
const rules = new Set([...lines.flatMap(({ rule }) => rule ?? []), 'harm-to-someone']);
const nameOf = (question: string) => limitOf(question, defaultSiteProfile)?.name ?? null;

test('every rule that a question names is there', () => {
  const known = limitRules.map(({ name }) => name);
  expect([...rules].filter((rule) => !known.includes(rule))).toEqual([]);
});

describe.each(Object.entries(Object.groupBy(lines, ({ rule }) => rule ?? 'none')))('%s', (rule, questions = []) => {
  test.each(questions)('$q', ({ q }) => {
    if (rule === 'none') expect([...rules]).not.toContain(nameOf(q));
    else expect(nameOf(q)).toBe(rule);
  });
});

const tongues = readLines(
  'dangers-in-other-languages.jsonl',
  z.strictObject({ code: z.string(), rule: z.string(), q: z.string().min(1) }),
);

test.each(tongues)('in $code, $rule: $q', ({ code, rule, q }) => {
  const words = dangerLanguages.find((language) => language.code === code);
  const limit = limitOf(q, defaultSiteProfile);
  expect(limit?.name).toBe(rule);
  // French has the answers of the rules themselves.
  if (words) expect(limit?.response).toBe(words.dangers[rule as DangerName].answer);
});

test('every danger of every language is asked about, in ten ways or more', () => {
  for (const { code } of dangerLanguages) {
    const asked = tongues.filter((one) => one.code === code);
    expect(asked.length, code).toBeGreaterThanOrEqual(10);
    expect(new Set(asked.map(({ rule }) => rule)), code).toEqual(new Set(dangerNames));
  }
});

test('of what people ask the pages, hardly anything is taken for a danger, and no word for personal data', {
  tags: ['long'],
}, () => {
  const questions = [...Object.values(asked).flat(), ...elsewhere];
  expect(questions.filter((question) => redact(question).kinds.length > 0)).toEqual([]);
  const taken = questions.filter((question) => rules.has(nameOf(question) ?? ''));
  expect(taken.length / questions.length, taken.join('\n')).toBeLessThan(0.003);
});
