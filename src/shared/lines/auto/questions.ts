/** Cars, trucks and vans of a household in Alberta. */
import { contactStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';
import { autoCrossChecks, autoKnockouts } from './checks.ts';
import { autoPapers } from './papers.ts';
import { claimsStep } from './steps/claims.ts';
import { coverStep } from './steps/cover.ts';
import { driversStep } from './steps/drivers.ts';
import { recordStep } from './steps/record.ts';
import { startStep } from './steps/start.ts';
import { vehiclesStep } from './steps/vehicles.ts';
import { whereStep } from './steps/where.ts';
import { workStep } from './steps/work.ts';

export const autoDefinition: QuoteDefinition = {
  line: 'auto',
  version: 3,
  effectiveFrom: '2026-11-26',
  title: 'Auto insurance quote',
  intro:
    'It helps to have your registration and current policy handy, but you can continue without them. Whatever you leave out, your broker can ask later.',
  steps: [whereStep, startStep, vehiclesStep, workStep, driversStep, claimsStep, recordStep, coverStep, contactStep],
  documents: autoPapers,
  crossChecks: autoCrossChecks,
  knockouts: autoKnockouts,
};
