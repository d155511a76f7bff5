import { expect, test } from 'vitest';
import { privacyPolicy } from '#shared/content/legal/registry.ts';
import { storedItemOf, storedItems } from '#shared/platform/stored-items.ts';
import { type DataSubject, dataMap, isPromised, keptFor, rulesOf } from './data-map.ts';
import { retentionRuleNames } from './retention-rules.ts';

const section = (id: string) => privacyPolicy.sections.find((one) => one.id === id)?.body ?? '';
const subjects = Object.keys(dataMap) as DataSubject[];

test('the privacy policy says of everything we keep for how long, with the periods of the rules', () => {
  for (const { what, period } of keptFor()) {
    expect(section('how-long')).toContain(`- **${what}**,`);
    expect(section('how-long')).toContain(`**How long:** ${period}`);
    expect(period).not.toMatch(/[{}]|undefined/);
  }
});

test('every retention rule ends something in the data map, and only known rules are named', () => {
  const named = new Set(subjects.flatMap(rulesOf));
  expect([...named].filter((rule) => !retentionRuleNames.includes(rule))).toEqual([]);
  expect(retentionRuleNames.filter((rule) => !named.has(rule))).toEqual([]);
});

test('a rule is promised when the policy names its period', () => {
  expect([isPromised('drafts'), isPromised('consents'), isPromised('retention_runs')]).toEqual([true, true, false]);
});

test('the privacy policy names every cookie and everything that a browser stores', () => {
  for (const name of [
    'coverbridge_session',
    'coverbridge_signed_in',
    'coverbridge_device',
    ...Object.keys(storedItems),
  ])
    expect(section('cookies')).toContain(`\`${name}\``);
});

test('a stored key belongs to the item that it is, or begins with', () => {
  expect(
    ['queue-keys', 'draft:chat', 'quote:auto', 'quote-key:auto', 'draft:', 'queue-keys-2', 'other:x'].map(storedItemOf),
  ).toEqual(['queue-keys', 'draft:', 'quote:', 'quote-key:', 'draft:', null, null]);
});
