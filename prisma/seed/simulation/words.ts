/** What people write in a simulation, and the options and policies brokers enter. Insurers and numbers are made up. */

import { lineWork } from '#shared/lines/generated/work.ts';
import type { Line } from '#shared/lines/ids.ts';
import type { PublishOptionsInput } from '#shared/quote-options/schema.ts';
import type { Random } from './random.ts';

export const replies = {
  first: [
    'Thanks for your request. I have what I need to go to the market, and I’ll send you options within two business days.',
    'Hi, thank you for the details. I’m comparing three insurers and will get back to you this week.',
    'Thanks for reaching out. I’ll check with my markets and send you what I find, with the differences explained.',
  ],
  options: [
    'Here are the options I recommend. Call me if you’d like to go through them together.',
    'These are the two best fits. The main difference is the deductible.',
    'Please take a look. The first one has the broader coverage.',
  ],
} as const;

const insurers = ['Fictional Mutual', 'Prairie Sample Insurance', 'Example General', 'Made-up Casualty'] as const;

type Option = PublishOptionsInput['options'][number];

/** Yearly premiums in dollars, from and to. */
const premiums: Readonly<Record<Line, readonly [number, number]>> = {
  auto: [1_450, 2_400],
  home: [1_250, 2_300],
  business: [1_800, 4_200],
  'commercial-auto': [3_900, 9_800],
  'group-benefits': [14_000, 42_000],
  life: [420, 1_300],
  travel: [90, 380],
  supervisa: [1_100, 2_600],
  specialty: [380, 1_400],
  general: [600, 1_500],
};

/** Two options with the usual coverages of the line, valid for thirty days. */
export function optionsFor(line: Line, today: string, random: Random): Option[] {
  const [low, high] = premiums[line];
  const [first, second] = [random.pick(insurers.slice(0, 2)), random.pick(insurers.slice(2))];
  return [first, second].map((insurer, index) => ({
    insurer,
    premiumCents: random.int(low, high) * 100,
    term: 'annual',
    coverages: lineWork[line].coverages
      .filter(({ usual }) => usual)
      .map(({ name }) => ({
        name,
        limitCents: /liab/i.test(name) ? 200_000_000 : null,
        deductibleCents: /liab/i.test(name) ? null : index === 0 ? 50_000 : 100_000,
        note: '',
      })),
    exclusions: '',
    validUntil: addDays(today, 30),
    note: '',
  }));
}

/** A policy of one year from tomorrow. */
export function policyFor(today: string, random: Random) {
  const effectiveDate = addDays(today, 1);
  return {
    policyNumber: `DEMO-${random.int(100_000, 999_999)}`,
    effectiveDate,
    expiresDate: addDays(effectiveDate, 365),
  };
}

/** @param day ISO date */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
