import { expect, it } from 'vitest';
import { assertZoneRules } from './zone-rules.ts';

const old = (at: number) => (new Date(at).getUTCMonth() === 0 ? -420 : -360);

it('refuses time zone data that still turns Alberta’s clocks back, and says what to use', () => {
  expect(() => assertZoneRules('America/Edmonton', old, '2025c')).toThrow(/\(2025c\).*UTC-6.*2026b or later/);
});

it('accepts this Node’s own data, and zones whose rules are not ours to know', () => {
  assertZoneRules('America/Edmonton');
  assertZoneRules('America/Toronto', old);
});
