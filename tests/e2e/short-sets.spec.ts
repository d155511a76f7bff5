/** The short set of every line on a phone, and the full set of the lines people send most, as docs/intake/README.md measures them. */
import { randomUUID } from 'node:crypto';
import type { CaseType } from '#shared/lines/case-types.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { isThorough } from '../support/amount.ts';
import { expect, test } from '../support/app.ts';
import { agreeAndSend, answerForm } from '../support/questionnaire.ts';

const person = () => ({
  fullName: 'Morgan Example',
  email: `${randomUUID()}@example.com`,
  phone: '403-555-0199',
  postalCode: 'T2P 1J9',
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // One that asks for persons, one for a place and one for a business; the others are made of the same parts.
  const lines = isThorough ? caseTypeSchema.options : (['auto', 'home', 'business'] as const);
  for (const line of lines)
    test(`the short set of ${line} is sent`, { tag: line === 'auto' ? [] : '@long' }, async ({ page }) => {
      const effort = await answerForm(page, line, 'short', person());
      expect(await agreeAndSend(page)).toMatch(/^AB-/);
      test.info().annotations.push({ type: 'effort', description: `${line}: ${JSON.stringify(effort)}` });
      expect(effort.screens).toBeLessThanOrEqual(12);
      expect(effort.taps).toBeLessThanOrEqual(30);
      // No step is longer than two screens of a phone.
      expect(effort.highest).toBeLessThanOrEqual(2);
    });
});

const full: [string, CaseType, Record<string, unknown>][] = [
  ['auto', 'auto', {}],
  ['a condo', 'home', { homeKind: 'condo' }],
  ['Super Visa', 'supervisa', {}],
  ['a restaurant', 'business', { industry: 'restaurants' }],
  ['a contractor', 'business', { industry: 'contractors' }],
];

for (const [name, line, answers] of isThorough ? full : full.slice(1, 2))
  test(`all questions of ${name} are sent`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(120_000);
    await answerForm(page, line, 'full', { ...person(), ...answers });
    expect(await agreeAndSend(page)).toMatch(/^AB-/);
  });
