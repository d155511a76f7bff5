import { expect, it } from 'vitest';
import * as labels from './labels.ts';
import { noCoverageNotice } from './schema.ts';

it('never promises what only an insurer can', () => {
  const words = [noCoverageNotice.text, ...Object.values(labels).flatMap((table) => Object.values(table))].join('\n');
  expect(words).not.toMatch(/approved|covered|policy is active|we insure|our rates|guaranteed|lowest price|!/i);
});
