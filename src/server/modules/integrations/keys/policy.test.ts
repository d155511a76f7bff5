import { expect, test } from 'vitest';
import { type KeyFacts, keyRefusal } from './policy.ts';

const at = new Date('2026-11-26T16:00:00Z');
const owner = {
  role: 'broker',
  disabledAt: null,
  secondFactorDone: true,
  awayUntil: null,
  licenceExpiresOn: '2027-06-30',
};
const facts: KeyFacts = { expiresAt: new Date('2027-01-01'), revokedAt: null, networks: [], owner, partner: null };

function refusal(changes: Partial<KeyFacts> = {}, address = '203.0.113.7') {
  const error = keyRefusal({ ...facts, ...changes }, address, at, '2026-11-26');
  return error && [error.code, error.message];
}

test('a key works as long as it and its owner do', () => {
  expect(refusal()).toBeNull();
  expect(refusal({ owner: null, partner: { pausedAt: null } })).toBeNull();
  expect(refusal({ owner: { ...owner, role: 'admin', licenceExpiresOn: null } })).toBeNull();
});

test.each<[string, Partial<KeyFacts>, string]>([
  ['revoked', { revokedAt: at }, 'UNAUTHORIZED'],
  ['expired', { expiresAt: at }, 'UNAUTHORIZED'],
  ['of a disabled account', { owner: { ...owner, disabledAt: at } }, 'UNAUTHORIZED'],
  ['of someone who became a client', { owner: { ...owner, role: 'client' } }, 'UNAUTHORIZED'],
  ['of an account without its second factor', { owner: { ...owner, secondFactorDone: false } }, 'FORBIDDEN'],
  ['of a broker who is away', { owner: { ...owner, awayUntil: '2026-11-27' } }, 'FORBIDDEN'],
  ['of a broker without a licence', { owner: { ...owner, licenceExpiresOn: '2026-11-25' } }, 'FORBIDDEN'],
  ['of a paused partner', { owner: null, partner: { pausedAt: at } }, 'FORBIDDEN'],
])('a key that is %s does not', (_, changes, code) => {
  expect(refusal(changes)?.[0]).toBe(code);
});

test('the last day of a licence counts, and so does the day the broker is back', () => {
  expect(refusal({ owner: { ...owner, licenceExpiresOn: '2026-11-26' } })).toBeNull();
  expect(refusal({ owner: { ...owner, awayUntil: '2026-11-26' } })).toBeNull();
});

test.each<[string, string[], boolean]>([
  ['203.0.113.7', ['203.0.113.0/24'], true],
  ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['203.0.114.7', ['203.0.113.0/24', '198.51.100.0/24'], false],
  ['2001:db8::9', ['2001:db8::/32'], true],
  ['2001:db9::9', ['2001:db8::/32'], false],
  ['2001:db8::9', ['203.0.113.0/24'], false],
  ['203.0.113.7', ['2001:db8::/32', '0.0.0.0/0'], true],
  ['unknown', ['0.0.0.0/0'], false],
])('from %s, a key for %j may be used: %s', (address, networks, allowed) => {
  expect(refusal({ networks }, address)).toEqual(
    allowed ? null : ['FORBIDDEN', 'This key can’t be used from this address.'],
  );
});
