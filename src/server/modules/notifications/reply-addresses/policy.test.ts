import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { REPLY_DAYS, readSigned, signBounce, signReply } from './policy.ts';

const keys = { dataKey: randomBytes(32), dataKeyOld: null };
const now = new Date('2026-11-27T16:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('a reply address names the case and the person, in any letter case, until it expires', () => {
  const userId = randomUUID();
  const local = signReply(keys, { serial: 123, userId }, now);
  expect(local).toMatch(/^r[0-9a-z]+$/);
  expect(local.length).toBeLessThanOrEqual(64);
  expect(readSigned(keys, local, now)).toEqual({ kind: 'reply', serial: 123, userId });
  expect(readSigned(keys, local.toUpperCase(), later(REPLY_DAYS))).toEqual({ kind: 'reply', serial: 123, userId });
  expect(readSigned(keys, local, later(REPLY_DAYS + 1))).toBe('expired');
});

test('a client without an account has one too, and an email has the address it comes back to', () => {
  const local = signReply(keys, { serial: 4_000_000_000, userId: null }, now);
  expect(readSigned(keys, local, now)).toEqual({ kind: 'reply', serial: 4_000_000_000, userId: null });
  const mailId = randomUUID();
  expect(readSigned(keys, signBounce(keys, mailId, now), now)).toEqual({ kind: 'bounce', mailId });
});

test('no other address passes for one of ours', () => {
  const local = signReply(keys, { serial: 123, userId: null }, now);
  for (let place = 0; place < local.length; place++) {
    const other = local[place] === '0' ? '1' : '0';
    expect(readSigned(keys, local.slice(0, place) + other + local.slice(place + 1), now), String(place)).toBe('forged');
  }
  for (const text of [
    '',
    'r',
    'b',
    'hello',
    `${local}0`,
    local.slice(1),
    `r${'z'.repeat(50)}`,
    `r${'\u0000'.repeat(50)}`,
    `__proto__`,
  ])
    expect(readSigned(keys, text, now)).toBe('forged');
  expect(readSigned({ dataKey: randomBytes(32), dataKeyOld: null }, local, now)).toBe('forged');
});

test('addresses from before a change of the master key work while the old key is configured', () => {
  const local = signReply(keys, { serial: 7, userId: null }, now);
  expect(readSigned({ dataKey: randomBytes(32), dataKeyOld: keys.dataKey }, local, now)).toMatchObject({ serial: 7 });
});
