import { describe, expect, it } from 'vitest';
import { autoDefinition } from './auto/questions.ts';
import { findDocuments, findDoubts, findKnockouts, holds } from './findings.ts';
import { openSteps } from './open-questions.ts';
import { specialtyDefinition } from './specialty/questions.ts';
import { TELL_BROKER, UNKNOWN } from './types.ts';

const today = '2026-11-26';

describe('a comparison', () => {
  const less = (answers: Record<string, unknown>) =>
    holds({ less: [{ rows: 'claims' }, { answer: 'claimsCount' }] }, answers, today);

  it('counts rows against an answer', () => {
    expect(less({ claims: [{}], claimsCount: 3 })).toBe(true);
    expect(less({ claims: [{}, {}, {}], claimsCount: 3 })).toBe(false);
    expect(less({ claimsCount: 1 })).toBe(true);
  });

  it.each([UNKNOWN, TELL_BROKER, undefined, '3'])('says nothing about %s', (claimsCount) => {
    expect(less({ claims: [], claimsCount })).toBe(false);
  });

  it.each([
    ['1984-11-27', 41],
    ['1984-11-26', 42],
    ['1984-11', 42],
    ['1984-12', 41],
    [1984, 42],
    ['not a date', null],
  ])('takes the full years since %s as %s', (birthDate, years) => {
    const is = (number: number) =>
      !holds({ less: [{ yearsSince: 'birthDate' }, { number }] }, { birthDate }, today) &&
      !holds({ less: [{ number }, { yearsSince: 'birthDate' }] }, { birthDate }, today);
    if (years === null)
      expect(holds({ less: [{ yearsSince: 'birthDate' }, { number: 1_000 }] }, { birthDate }, today)).toBe(false);
    else expect(is(years)).toBe(true);
  });
});

it('a doubt in a row is at the field of that row', () => {
  const drivers = [
    { birthDate: '1984-05-01', studentAway: false },
    { birthDate: '1984-05-01', studentAway: true },
  ];
  const found = findDoubts(autoDefinition, { drivers }, today).filter(({ id }) => id === 'student-age');
  expect(found).toMatchObject([{ stepId: 'drivers', path: 'drivers.1.studentAway' }]);
});

it('a hidden answer raises no doubt and no knock-out', () => {
  expect(findKnockouts(specialtyDefinition, { kind: 'pet' })).not.toEqual([]);
  const hidden = { kind: 'boat', cannabisPlants: 40 };
  expect(findKnockouts(specialtyDefinition, hidden)).toEqual(findKnockouts(specialtyDefinition, { kind: 'boat' }));
});

it('papers that a sensitive answer calls for are only on the client’s list', () => {
  const answers = { atFaultCount: 1, refusedBefore: true, currentlyInsured: true };
  const ids = (includeSensitive: boolean) =>
    findDocuments(autoDefinition, answers, { includeSensitive }).map(({ id }) => id);
  expect(ids(true)).toEqual(expect.arrayContaining(['policy', 'claims-letter', 'cancellation']));
  expect(ids(false)).toContain('policy');
  expect(ids(false)).not.toContain('claims-letter');
  expect(ids(false)).not.toContain('cancellation');
});

it('what is left to answer are open and unsure questions, and groups with open fields', () => {
  const start = {
    postalCode: 'T2P 1J9',
    vehicles: [{ year: 2019, make: 'Subaru', model: 'Outback' }],
    yearlyKm: UNKNOWN,
  };
  const asked = openSteps(autoDefinition, start, start).flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(asked).toContain('vehicles');
  expect(asked).not.toContain('postalCode');
  // A question stays while it is being answered.
  const now = { ...start, parking: 'street' };
  const still = openSteps(autoDefinition, now, start).flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(still).toContain('parking');
});
