import { expect, test } from 'vitest';
import { privacyPolicy } from '#shared/content/legal/registry.ts';
import { retentionPeriods } from './retention-periods.ts';

test('every period of the privacy policy is listed, in its words', () => {
  const body = privacyPolicy.sections.find(({ id }) => id === 'how-long')?.body ?? '';
  expect(retentionPeriods()).toHaveLength(body.split('\n').filter((line) => line.startsWith('- ')).length);
  expect(retentionPeriods().length).toBeGreaterThan(4);
  for (const { what, period } of retentionPeriods()) {
    expect(body).toContain(`**${what}:** ${period}`);
    expect(what + period).not.toMatch(/[*{}]/);
  }
});
