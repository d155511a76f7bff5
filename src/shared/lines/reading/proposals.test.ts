import { expect, test } from 'vitest';
import { quoteDefinitions } from '../questionnaires.ts';
import { validateAnswers } from '../rules.ts';
import type { Finding } from './findings.ts';
import { marksOf } from './marks.ts';
import { proposalsFor, withConfirmed } from './proposals.ts';

const TODAY = '2026-11-26';
const finding = (kind: Finding['kind'], value: string | number, row = 0): Finding => ({
  ...{ kind, row, value, page: 1 },
  box: { x: 0, y: 0, width: 0.1, height: 0.1 },
});
const policy = [
  finding('expiry', '2027-03-01'),
  finding('insurer', 'Foothills Mutual'),
  finding('postalCode', 'T2S 1B4'),
  finding('vin', '2HGFC2F53JH945331'),
  finding('year', 2018),
  finding('make', 'Honda'),
  finding('model', 'Civic'),
  finding('liability', 2_000_000),
  finding('collision', 1_000),
  finding('comprehensive', 500),
];
const paths = (line: 'auto' | 'home' | 'life', findings = policy, answers = {}) =>
  proposalsFor(quoteDefinitions[line], findings, answers, TODAY).map(({ path }) => path);

test('what an auto policy says answers the questions that ask for it', () => {
  expect(paths('auto')).toEqual([
    'postalCode',
    'currentlyInsured',
    'renewalMonth',
    'currentInsurer',
    'vehicles.0.vin',
    'vehicles.0.year',
    'vehicles.0.make',
    'vehicles.0.model',
    'coverWish',
    'liability',
    'collisionDeductible',
    'comprehensiveDeductible',
  ]);
});

test('another line takes only what is about the person', () => {
  expect(paths('home')).toEqual(['postalCode']);
});

test('nothing is proposed that the engine would refuse, or that is answered so already', () => {
  expect(paths('auto', [finding('expiry', '2020-03-01'), finding('vin', 'NOT A VIN')])).toEqual(['currentlyInsured']);
  expect(paths('auto', [finding('postalCode', 'T2S 1B4')], { postalCode: 'T2S 1B4' })).toEqual([]);
});

test('an answer that would be replaced is named', () => {
  const [proposal] = proposalsFor(
    quoteDefinitions.auto,
    [finding('postalCode', 'T2S 1B4')],
    { postalCode: 'T5K 2J8' },
    TODAY,
  );
  expect(proposal?.replaces).toBe('T5K 2J8');
});

test('only what is confirmed is filled in, valid and marked with its place', () => {
  const proposals = proposalsFor(quoteDefinitions.auto, policy, {}, TODAY);
  const one = withConfirmed({}, proposals.slice(0, 1), 'policy');
  expect(Object.keys(one)).toEqual(['postalCode', '_readFrom']);
  const all = withConfirmed({ vehicles: [{ use: 'pleasure' }, { year: 2001 }] }, proposals, 'policy');
  expect(all.vehicles).toEqual([
    { use: 'pleasure', vin: '2HGFC2F53JH945331', year: 2018, make: 'Honda', model: 'Civic' },
    { year: 2001 },
  ]);
  expect(Object.keys(marksOf(all))).toEqual(proposals.map(({ path }) => path));
  const { answers } = validateAnswers(quoteDefinitions.auto, all, TODAY, 'short');
  expect(answers).not.toHaveProperty('_readFrom');
  expect(answers).toMatchObject({ renewalMonth: '2027-03', collisionDeductible: '1000' });
});
