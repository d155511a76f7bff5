import { describe, expect, test } from 'vitest';
import { TELL_BROKER, UNKNOWN } from '#shared/lines/types.ts';
import { joinAnswers, mayChangeAnswers } from './answer-changes.ts';

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
