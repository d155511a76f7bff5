import { describe, expect, it } from 'vitest';
import { validateAnswer, warningsFor } from './answer-rules.ts';
import { autoDefinition } from './auto/questions.ts';
import { homeDefinition } from './home/questions.ts';
import { validateAnswers, validateStep } from './rules.ts';
import type { AnswerableQuestion } from './types.ts';
import { TELL_BROKER, UNKNOWN } from './types.ts';
import { meets, visibleQuestions, visibleSteps } from './visibility.ts';

const today = '2026-11-21';

const contact = { fullName: 'Ava Wong', email: 'ava@example.com', phone: '403 555 0123', preferredContact: 'email' };
const vehicle = {
  year: 2019,
  make: 'Toyota',
  model: 'RAV4',
  ownership: 'owned',
  use: 'commute',
  commuteKm: 18,
  yearlyKm: UNKNOWN,
  winterTires: true,
  condition: ['none'],
};
const driver = { name: 'Ava Wong', birthDate: '1990-05-17', licenceClass: '5', firstLicensed: 2006 };
const auto = {
  postalCode: 't2p1j9',
  parking: 'garage',
  startWhen: 'asap',
  currentlyInsured: false,
  refusedBefore: TELL_BROKER,
  vehicles: [vehicle],
  paidDriving: ['none'],
  driversCount: 1,
  drivers: [driver],
  atFaultCount: 0,
  otherClaimsCount: 0,
  convictionsCount: 0,
  suspended: false,
  coverWish: 'advise',
  liability: '1000000',
  ...contact,
};

function pathsOf(answers: Record<string, unknown>): string[] {
  return validateAnswers(autoDefinition, answers, today).issues.map(({ path }) => path);
}

function question(definition: typeof autoDefinition, id: string): AnswerableQuestion {
  const all = definition.steps.flatMap((step) => step.questions);
  const nested = all.flatMap((one) => (one.type === 'repeatGroup' ? one.questions : []));
  const found = [...all, ...nested].find((one) => one.id === id);
  if (!found || found.type === 'info') throw new Error(`no question ${id}`);
  return found;
}

const ask = (id: string, value: unknown, scope = {}) =>
  validateAnswer(question(autoDefinition, id), value, { today, scope });

describe('validateAnswers', () => {
  it('accepts a complete request and cleans it', () => {
    const { answers, issues } = validateAnswers(autoDefinition, { ...auto, fullName: '  Ava Wong ' }, today);
    expect(issues).toEqual([]);
    expect(answers).toEqual({ ...auto, postalCode: 'T2P 1J9', fullName: 'Ava Wong' });
  });

  it('names every required question that was left out', () => {
    const paths = pathsOf({});
    expect(paths).toEqual(expect.arrayContaining(['postalCode', 'vehicles', 'drivers', 'email', 'phone']));
    expect(paths).not.toContain('startDate');
    expect(paths).not.toContain('claims');
    expect(paths).not.toContain('language');
  });

  it('never returns minus zero, which JSON would turn into zero', () => {
    const { answers } = validateAnswers(autoDefinition, { ...auto, atFaultCount: -0 }, today);
    expect(Object.is(answers.atFaultCount, 0)).toBe(true);
  });

  it('names row and field', () => {
    const second = { ...vehicle, year: 2031, make: ' ', commuteKm: undefined };
    expect(pathsOf({ ...auto, vehicles: [vehicle, second] })).toEqual([
      'vehicles.1.year',
      'vehicles.1.make',
      'vehicles.1.commuteKm',
    ]);
  });

  it('drops unknown keys and answers to hidden questions, also within rows', () => {
    const { answers, issues } = validateAnswers(
      autoDefinition,
      {
        ...auto,
        claims: [{ claimKind: 'hail' }],
        colour: 'red',
        vehicles: [{ ...vehicle, use: 'pleasure', seats: 5 }],
      },
      today,
    );
    expect(issues).toEqual([]);
    expect(answers).not.toHaveProperty('claims');
    expect(answers).not.toHaveProperty('colour');
    expect(answers.vehicles).toEqual([{ ...vehicle, use: 'pleasure', commuteKm: undefined }]);
  });

  it('lets the details of claims wait, and checks those that are given', () => {
    expect(pathsOf({ ...auto, atFaultCount: 1 })).toEqual([]);
    expect(pathsOf({ ...auto, atFaultCount: 1, claims: [{ claimKind: 'hail', claimMonth: '2024-08' }] })).toEqual([]);
    expect(pathsOf({ ...auto, atFaultCount: 1, claims: [{ claimKind: 'collision', claimMonth: '2019-08' }] })).toEqual([
      'claims.0.claimMonth',
      'claims.0.faultShare',
    ]);
  });

  it('checks the first licence against the date of birth in the same row', () => {
    const paths = pathsOf({ ...auto, drivers: [driver, { ...driver, birthDate: '1995-01-01' }] });
    expect(paths).toEqual(['drivers.1.firstLicensed']);
    expect(pathsOf({ ...auto, drivers: [{ ...driver, birthDate: TELL_BROKER }] })).toEqual([]);
  });

  it('follows the first question of the home line', () => {
    const rental = {
      ...{ homeKind: 'rental', postalCode: 'T5J 0N3', address: { street: '10020 100 St', city: 'Edmonton' } },
      ...{ startWhen: 'comparing', currentlyInsured: true, renewalMonth: '2027-02', refusedBefore: false },
      ...{ unitType: 'low', yearBuilt: UNKNOWN, roommates: 1, protection: ['none'], use: ['none'] },
      ...{ contentsValue: 4_000_000, valuables: ['bikes'], claimsCount: 0, water: ['sewer'], deductible: '1000' },
      ...contact,
    };
    const checked = validateAnswers(homeDefinition, { ...rental, roofYear: 2010, mortgage: true }, today);
    expect(checked).toEqual({ answers: rental, issues: [] });
    expect(
      validateAnswers(homeDefinition, { ...rental, homeKind: 'house' }, today).issues.map(({ path }) => path),
    ).toEqual(expect.arrayContaining(['dwellingType', 'wiring', 'roofMaterial', 'hydrant']));
  });

  it('checks a single step in validateStep', () => {
    expect(validateStep(autoDefinition, 'record', {}, today).map(({ path }) => path)).toEqual([
      'convictionsCount',
      'suspended',
    ]);
    expect(validateStep(autoDefinition, 'nowhere', {}, today)).toEqual([]);
  });
});

describe('what is visible', () => {
  it('omits steps with nothing to ask', () => {
    const ids = (homeKind: string) => visibleSteps(homeDefinition, { homeKind }).map(({ id }) => id);
    expect(ids('house')).toHaveLength(10);
    expect(ids('rental')).toEqual(['home', 'lease', 'safety', 'living', 'values', 'history', 'cover', 'contact']);
  });

  it('an answer that is itself hidden shows nothing', () => {
    const stale = { homeKind: 'condo', heating: 'oil', woodStove: true };
    expect(visibleSteps(homeDefinition, stale).map(({ id }) => id)).not.toContain('heat');
  });

  it('looks in the row first and then around it', () => {
    const vehicles = question(autoDefinition, 'vehicles');
    if (vehicles.type !== 'repeatGroup') throw new Error('not a group');
    const ids = visibleQuestions(vehicles, { use: 'rideshare' }, auto).map(({ id }) => id);
    expect(ids).toContain('rideshareNote');
    expect(ids).not.toContain('commuteKm');
  });

  it('supports every condition', () => {
    const answers = { kind: 'a', many: ['a', 'b'], count: 2, unsure: UNKNOWN, blank: ' ' };
    expect(meets({ question: 'kind', equals: 'a' }, answers)).toBe(true);
    expect(meets({ question: 'many', equals: 'b' }, answers)).toBe(true);
    expect(meets({ question: 'kind', oneOf: ['b', 'c'] }, answers)).toBe(false);
    expect(meets({ question: 'many', oneOf: ['b', 'c'] }, answers)).toBe(true);
    expect(meets({ question: 'count', atLeast: 2 }, answers)).toBe(true);
    expect(meets({ question: 'many', atLeast: 3 }, answers)).toBe(false);
    expect(meets({ question: 'unsure', atLeast: 0 }, answers)).toBe(false);
    expect(meets({ question: 'unsure', answered: true }, answers)).toBe(false);
    expect(meets({ question: 'blank', answered: false }, answers)).toBe(true);
    expect(meets({ question: 'toString', answered: true }, answers)).toBe(false);
    expect(meets({ not: { question: 'kind', equals: 'a' } }, answers)).toBe(false);
    const [yes, no] = [
      { question: 'kind', equals: 'a' },
      { question: 'kind', equals: 'b' },
    ] as const;
    expect(meets({ all: [yes, no] }, answers)).toBe(false);
    expect(meets({ any: [yes, no] }, answers)).toBe(true);
  });
});

describe('validateAnswer', () => {
  it.each([
    ['fullName', 'A', 'Name must be at least 2 characters'],
    ['fullName', undefined, 'Name must be at least 2 characters'],
    ['fullName', 42, 'Name must be at least 2 characters'],
    ['email', 'ava@', 'Please enter a valid email address'],
    ['email', '', 'Please enter a valid email address'],
    ['phone', '555 0123', 'Please enter a valid phone number'],
    ['phone', 'call me maybe', 'Please enter a valid phone number'],
    ['phone', '----------', 'Please enter a valid phone number'],
    ['postalCode', 'hello', 'Enter a postal code like T2P 1J9'],
    ['startDate', '2026-02-30', 'Enter a valid date with day, month and year'],
    ['startDate', '2026-11-20', 'Choose today or a later date'],
    ['startDate', '2027-03-22', 'Choose a date within the next 120 days'],
    ['birthDate', '2013-01-01', 'Drivers in Alberta must be at least 14. Check the date'],
    ['year', 2028, 'Check the model year; it can’t be later than next year'],
    ['year', 1850, 'Enter 1900 or later'],
    ['year', '2019', 'Enter a four-digit year'],
    ['yearlyKm', 12.5, 'Enter a whole number'],
    ['yearlyKm', 900_000, 'Enter 200,000 km or less'],
    ['commuteKm', 0, 'Enter 1 km or more'],
    ['faultShare', 101, 'Enter 100 % or less'],
    ['claimPaid', -1, 'Enter $0 or more'],
    ['claimPaid', '500', 'Enter an amount in dollars'],
    ['claimMonth', '2026-12', 'Enter this month or an earlier one'],
    ['parking', 'moon', 'Choose one of the answers shown'],
    ['parking', UNKNOWN, 'Choose one answer'],
    ['winterTires', 'yes', 'Choose yes or no'],
    ['condition', ['none', 'imported'], 'Choose “None of these” on its own, or leave it out'],
    ['condition', ['imported', 'imported'], 'Choose from the answers shown'],
    ['condition', [], 'Choose at least one answer'],
    ['vehicles', [], 'Add at least one vehicle'],
    ['vehicles', 'car', 'Add at least one vehicle'],
    ['vehicles', Array(7).fill(vehicle), 'Enter at most 6; tell your broker about any others'],
  ])('%s: %j', (id, value, message) => expect(ask(id, value)).toBe(message));

  it.each([
    ['postalCode', 't5j 0n3'],
    ['phone', '+1 (403) 555-0123'],
    ['startDate', '2026-11-21'],
    ['startDate', '2027-03-21'],
    ['year', 2027],
    ['yearlyKm', UNKNOWN],
    ['atFaultCount', TELL_BROKER],
    ['claimMonth', '2026-11'],
    ['vin', ''],
    ['notes', 'Two lines\nof text'],
  ])('%s accepts %j', (id, value) => expect(ask(id, value)).toBeNull());

  it('takes a postal code from anywhere in Canada', () => {
    expect(ask('postalCode', 'S9V 0A1')).toBeNull();
    expect(ask('postalCode', '90210')).toBe('Enter a postal code like T2P 1J9');
  });

  it('checks an address part by part', () => {
    const address = question(homeDefinition, 'address');
    expect(validateAnswer(address, { street: '1 Main St' }, { today })).toBe('Enter the city or town');
    expect(validateAnswer(address, { street: '1 Main St', city: 'Brooks', unit: '', note: 'x' }, { today })).toBeNull();
    expect(validateAnswer(address, '1 Main St', { today })).toBe('Enter the street and the city or town');
  });

  it('warns about a VIN that fails its check digit, and accepts it', () => {
    const vin = question(autoDefinition, 'vin');
    expect(ask('vin', '1HGCM82633A004353')).toBeNull();
    expect(warningsFor(vin, '1hgcm82633a004353')).toHaveLength(1);
    expect(warningsFor(vin, '1HGCM82633A004352')).toEqual([]);
    expect(warningsFor(vin, 'short')).toEqual([]);
  });
});
