import { expect, it } from 'vitest';
import { isAgain, joinRefusal } from './policy.ts';

const row = {
  id: 'a',
  status: 'active' as const,
  clientId: null,
  contactEmailKey: 'sam@example.com',
  contactPhoneE164: '+14035550142',
};
const other = { ...row, id: 'b' };

it('merges cases with the same mailbox or the same phone number, and no others', () => {
  expect(joinRefusal(row, other)).toBeNull();
  expect(joinRefusal(row, { ...other, contactEmailKey: 'other@example.com' })).toBeNull();
  expect(joinRefusal(row, { ...other, contactPhoneE164: null })).toBeNull();
  const stranger = { ...other, contactEmailKey: 'other@example.com', contactPhoneE164: null };
  expect(joinRefusal(row, stranger)).toMatch(/don’t share/);
  // Emptied at the end of retention, two cases have nothing in common.
  expect(
    joinRefusal({ ...row, contactEmailKey: '', contactPhoneE164: null }, { ...stranger, contactEmailKey: '' }),
  ).toMatch(/don’t share/);
});

it('never merges a case into itself, a closed or a merged one', () => {
  expect(joinRefusal(row, row)).toMatch(/itself/);
  for (const status of ['lost', 'bound', 'withdrawn', 'duplicate'] as const)
    expect(joinRefusal(row, { ...other, status })).not.toBeNull();
});

it('never hides a request from its account', () => {
  const mine = { ...row, clientId: 'me' };
  expect(joinRefusal(mine, { ...other, clientId: 'me' })).toBeNull();
  expect(joinRefusal(mine, { ...other, clientId: 'you' })).toMatch(/different accounts/);
  expect(joinRefusal(mine, other)).toMatch(/other way around/);
  expect(joinRefusal(row, { ...other, clientId: 'you' })).toBeNull();
});

it('never lets the address typed in a request separate the requests of one account', () => {
  const mine = { ...row, clientId: 'me' };
  const typedOther = { ...other, clientId: 'me', contactEmailKey: 'other@example.com', contactPhoneE164: null };
  expect(joinRefusal(mine, typedOther)).toBeNull();
});

it('takes a request for the same again when it is of the same line, later, and within 30 days', () => {
  const sent = (day: string, type = 'auto') => ({ type, createdAt: new Date(`2026-${day}T12:00:00Z`) });
  expect(isAgain(sent('11-26'), sent('10-27'))).toBe(true);
  expect(isAgain(sent('11-26'), sent('10-26'))).toBe(false);
  expect(isAgain(sent('11-26'), sent('11-20', 'home'))).toBe(false);
  expect(isAgain(sent('11-20'), sent('11-26'))).toBe(false);
});
