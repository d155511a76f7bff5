import { describe, expect, test } from 'vitest';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { TELL_BROKER, UNKNOWN } from '#shared/lines/types.ts';
import { findReplacedAnswers, joinAnswers, mayChangeAnswers } from './answer-changes.ts';

const known = {
  fullName: 'Ava Stone',
  email: 'ava@example.com',
  phone: '403 555 0123',
  yearlyKm: UNKNOWN,
  claimsCount: TELL_BROKER,
  parking: 'street',
  vehicles: [{ year: 2019, make: 'Subaru' }],
};

describe('once a broker has accepted', () => {
  const join = (sent: Record<string, unknown>) => joinAnswers(known, sent, false);

  test('what was answered stays, and what was open or unsure is completed', () => {
    const sent = { parking: 'garage', yearlyKm: 12_000, claimsCount: 0, coverWish: 'advise' };
    expect(join(sent)).toMatchObject({ parking: 'street', yearlyKm: 12_000, claimsCount: 0, coverWish: 'advise' });
  });

  test('rows are completed one by one, and further rows are added', () => {
    const sent = { vehicles: [{ year: 2001, make: 'Ford', model: 'Outback' }, { year: 2024 }] };
    expect(join(sent).vehicles).toEqual([{ year: 2019, make: 'Subaru', model: 'Outback' }, { year: 2024 }]);
  });

  test('nothing is lost by sending less, or something else than rows', () => {
    expect(join({})).toEqual(known);
    for (const vehicles of ['', null, [], 'none', [3]])
      expect(join({ vehicles }).vehicles).toMatchObject([{ year: 2019 }]);
  });
});

describe('an answer replaced after that', () => {
  const given = { ...known, postalCode: 'T2P 1J9', vehicles: [{ year: 2019, make: 'Subaru', model: 'Outback' }] };
  const pathsOf = (sent: Record<string, unknown>) =>
    findReplacedAnswers(quoteDefinitions.auto, given, sent, '2026-11-26').map(({ path }) => path);

  test('is refused by its path, also within a row', () => {
    expect(pathsOf({ parking: 'garage', vehicles: [{ year: 2018 }, { year: 2024 }] })).toEqual([
      'parking',
      'vehicles.0.year',
    ]);
    expect(pathsOf({ vehicles: 'none', postalCode: 'X' })).toEqual(['vehicles', 'postalCode']);
    expect(pathsOf({ vehicles: ['none'] })).toEqual(['vehicles.0']);
  });

  test('is not one that was open, left out, sent again, or spelled differently', () => {
    expect(pathsOf({ ...given, yearlyKm: 3, claimsCount: 2, parking: '', coverWish: 'advise' })).toEqual([]);
    expect(pathsOf({ postalCode: 't2p1j9', vehicles: [{ make: ' Subaru ', trim: 'Premier' }] })).toEqual([]);
    expect(pathsOf({ fullName: 'Eve', email: 'eve@example.com', phone: '1' })).toEqual([]);
  });
});

test('before that, answers are replaced', () => {
  expect(joinAnswers(known, { parking: 'garage', vehicles: [] }, true)).toMatchObject({
    parking: 'garage',
    vehicles: [],
  });
});

test.each([true, false])('who asks never changes (%s)', (change) => {
  const sent = { fullName: 'Eve', email: 'eve@example.com', phone: '1' };
  expect(joinAnswers(known, sent, change)).toMatchObject({
    fullName: 'Ava Stone',
    email: 'ava@example.com',
    phone: '403 555 0123',
  });
});

test('answers may change until a broker has accepted', () => {
  expect((['new', 'offered', 'active', 'quoted', 'lost'] as const).map(mayChangeAnswers)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
