/** Medical insurance for parents and grandparents who visit on a Super Visa. */

import { contactStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';
import { supervisaCrossChecks, supervisaKnockouts } from './checks.ts';
import { supervisaPapers } from './papers.ts';
import { coverStep, healthStep } from './steps/cover.ts';
import { visitorsStep, visitStep } from './steps/visitors.ts';

export const supervisaDefinition: QuoteDefinition = {
  line: 'supervisa',
  version: 2,
  effectiveFrom: '2026-11-26',
  title: 'Super Visa insurance quote',
  intro: 'As the host in Alberta, you can fill this in for your family. Health is asked in yes or no only.',
  steps: [visitorsStep, visitStep, coverStep, healthStep, contactStep],
  documents: supervisaPapers,
  crossChecks: supervisaCrossChecks,
  knockouts: supervisaKnockouts,
};
