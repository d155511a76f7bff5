/** Medical and trip insurance for a journey. */

import { contactStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';
import { travelCrossChecks, travelKnockouts } from './checks.ts';
import { travelPapers } from './papers.ts';
import { coverStep, healthStep } from './steps/cover.ts';
import { travellersStep } from './steps/travellers.ts';
import { datesStep, plansStep, tripStep } from './steps/trip.ts';

export const travelDefinition: QuoteDefinition = {
  line: 'travel',
  version: 2,
  effectiveFrom: '2026-11-26',
  title: 'Travel insurance quote',
  intro: 'Ages and dates are the start. Health is asked in yes or no only, and you can tell your broker instead.',
  steps: [tripStep, datesStep, travellersStep, plansStep, healthStep, coverStep, contactStep],
  documents: travelPapers,
  crossChecks: travelCrossChecks,
  knockouts: travelKnockouts,
};
