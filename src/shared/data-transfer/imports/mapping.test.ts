import { expect, test } from 'vitest';
import { guessColumns, readDay, readRow, readType } from './mapping.ts';

test('columns are guessed from their usual names, each once', () => {
  expect(
    guessColumns(['Client ID', 'First Name', 'Surname', 'E-Mail_Address', 'Cell Phone', 'Postal code', 'LOB']),
  ).toEqual({
    reference: 0,
    firstName: 1,
    lastName: 2,
    email: 3,
    phone: 4,
    postalCode: 5,
    type: 6,
  });
  expect(guessColumns(['a', 'b'])).toEqual({});
});

test('synonyms of our lines are recognised, unknown ones are not guessed', () => {
  expect(['Auto', 'CAR', 'Commercial Auto', 'condo', 'Super Visa', 'Life insurance'].map(readType)).toEqual([
    'auto',
    'auto',
    'commercial-auto',
    'home',
    'supervisa',
    'life',
  ]);
  expect(readType('spaceship')).toBeNull();
  // The more specific word decides.
  expect(['Commercial property', 'Auto liability', 'Liability'].map(readType)).toEqual([
    'business',
    'auto',
    'business',
  ]);
});

test('a consent date is read in one order only', () => {
  expect(readDay('2024-3-1')).toBe('2024-03-01');
  expect(readDay('2024-02-31')).toBeNull();
  expect(readDay('03/01/2024')).toBeNull();
});

test('a row says what stops it and what is left out of it', () => {
  const mapping = {
    columns: { firstName: 0, lastName: 1, email: 2, phone: 3, postalCode: 4, type: 5, consentOn: 6 },
    type: 'general',
    brokerId: null,
  } as const;
  const good = readRow(['Ava', 'Wong', 'Ava@Example.com', '403 555 0142', 't2p1j9', 'auto', '2024-03-01'], mapping);
  expect(good).toMatchObject({ problem: null, warnings: [] });
  expect(good.draft).toMatchObject({
    fullName: 'Ava Wong',
    email: 'Ava@Example.com',
    postalCode: 'T2P 1J9',
    type: 'auto',
    consent: { on: '2024-03-01', how: null },
  });
  const bad = readRow(['Ava', '', 'no address', '12', 'nowhere', '', 'yes'], mapping);
  expect(bad.problem).toContain('email');
  expect(bad.warnings).toHaveLength(3);
  expect(bad.draft).toMatchObject({ type: 'general', consent: null, phone: '' });
  expect(readRow(['Ava', '', 'ava@example.com', '', '', 'spaceship', ''], mapping).problem).toContain('spaceship');
});
