import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber } from '#shared/platform/formats.ts';
import { autoDefinition } from './auto/questions.ts';
import { describeAnswers } from './describe.ts';
import { homeDefinition } from './home/questions.ts';
import { quoteDefinitions } from './questionnaires.ts';
import { mergeAnswers, splitBySensitivity } from './sensitivity.ts';
import type { AnswersInput, QuoteDefinition } from './types.ts';
import { TELL_BROKER, UNKNOWN } from './types.ts';

const answers = {
  postalCode: 'T2P 1J9',
  startWhen: 'date',
  startDate: '2026-12-01',
  refusedBefore: TELL_BROKER,
  vehicles: [
    { year: 2019, make: 'Toyota', vin: '1HGCM82633A004352', use: 'commute', commuteKm: 18, yearlyKm: 12_000 },
    { year: 2024, make: '<b>Ford</b>', yearlyKm: UNKNOWN, winterTires: false, condition: ['modified', 'trailer'] },
  ],
  atFaultCount: 1,
  claims: [{ claimMonth: '2024-08', claimKind: 'collision', faultShare: 50, claimPaid: 123_456 }],
};

describe('describeAnswers', () => {
  it('says everything in words, each entry of a group in its own section', () => {
    const sections = describeAnswers(autoDefinition, answers, { includeSensitive: true });
    expect(sections.map(({ section, rows }) => [section, ...rows.map(({ value }) => value)])).toEqual([
      ['Where you live', 'T2P 1J9'],
      ['Start date and current insurance', 'On a specific date', 'December 1, 2026', 'Will discuss with the broker'],
      ['Vehicle 1', '1HGCM82633A004352', '2019', 'Toyota', 'Driving to work or school', '18 km', '12,000 km'],
      ['Vehicle 2', '2024', '<b>Ford</b>', 'Not sure', 'No', 'Modified, Tows a trailer'],
      ['Claims', '1'],
      ['Claim 1', 'August 2024', 'Collision with another vehicle', '50%', '$1,234.56'],
    ]);
    expect(sections[2]).toMatchObject({
      stepId: 'vehicles',
      rows: [{ path: 'vehicles.0.vin', sensitivity: 'S3' }, {}, {}, {}, {}, {}],
    });
  });

  it('omits sensitive rows, in the whole answers as in the open part alone', () => {
    const shown = describeAnswers(autoDefinition, answers, { includeSensitive: false });
    expect(JSON.stringify(shown)).not.toMatch(/1HGCM|Claim|Will discuss/);
    const { open } = splitBySensitivity(autoDefinition, answers);
    expect(describeAnswers(autoDefinition, open, { includeSensitive: true })).toEqual(shown);
  });

  it('counts one of a unit in the singular', () => {
    const said = (definition: QuoteDefinition, given: AnswersInput) =>
      describeAnswers(definition, given, { includeSensitive: true }).flatMap(({ rows }) =>
        rows.map(({ value }) => value),
      );
    const { travel, auto } = quoteDefinitions;
    for (const [age, words] of [
      [1, '1 year'],
      [2, '2 years'],
      [0, '0 years'],
    ] as const)
      expect(said(travel, { travellers: [{ age }] })).toEqual([words]);
    expect(said(auto, { vehicles: [{ yearlyKm: 1 }] })).toEqual(['1 km']);
  });

  it('formats addresses', () => {
    const address = { street: '1 Main St', unit: '3', city: 'Brooks' };
    const [home] = describeAnswers(homeDefinition, { address }, { includeSensitive: false });
    expect(home?.rows[0]?.value).toBe('Unit 3, 1 Main St, Brooks');
  });

  it("formats numbers independently of the machine's locale", () => {
    expect([0, 999, 1000, 1_234_567].map(formatNumber)).toEqual(['0', '999', '1,000', '1,234,567']);
    expect([0, 5, 100_000, 199_999].map(formatMoney)).toEqual(['$0', '$0.05', '$1,000', '$1,999.99']);
  });
});

describe('splitBySensitivity', () => {
  it('splits the rows of a group and keeps their positions', () => {
    const { open, sensitive } = splitBySensitivity(autoDefinition, answers);
    expect(sensitive).toEqual({
      refusedBefore: TELL_BROKER,
      vehicles: [{ vin: '1HGCM82633A004352' }, {}],
      atFaultCount: 1,
      claims: answers.claims,
    });
    expect(JSON.stringify(open)).not.toMatch(/1HGCM|claim/);
    expect(mergeAnswers(open, sensitive)).toEqual(answers);
  });

  it('puts keys the definition does not know into the sensitive part', () => {
    expect(splitBySensitivity(autoDefinition, { colour: 'red' }).sensitive).toEqual({ colour: 'red' });
  });
});
