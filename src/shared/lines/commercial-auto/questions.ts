/** Vehicles used for work. */
import { contactStep, shortStartStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';
import { commercialAutoCrossChecks, commercialAutoKnockouts } from './checks.ts';
import { commercialAutoPapers } from './papers.ts';
import { businessStep } from './steps/business.ts';
import { cargoStep } from './steps/cargo.ts';
import { carrierStep } from './steps/carrier.ts';
import { claimsStep } from './steps/claims.ts';
import { coverStep } from './steps/cover.ts';
import { currentStep } from './steps/current.ts';
import { driversStep } from './steps/drivers.ts';
import { fleetStep } from './steps/fleet.ts';
import { passengersStep } from './steps/passengers.ts';
import { safetyStep } from './steps/safety.ts';
import { tripsStep } from './steps/trips.ts';

export const commercialAutoDefinition: QuoteDefinition = {
  line: 'commercial-auto',
  version: 3,
  effectiveFrom: '2026-11-26',
  title: 'Commercial auto insurance quote',
  intro:
    'You can send lists of vehicles and drivers later, as a spreadsheet or a photo. Whatever you leave out, your broker can ask for.',
  steps: [
    shortStartStep,
    businessStep,
    fleetStep,
    tripsStep,
    cargoStep,
    passengersStep,
    carrierStep,
    driversStep,
    safetyStep,
    claimsStep,
    currentStep,
    coverStep,
    contactStep,
  ],
  documents: commercialAutoPapers,
  crossChecks: commercialAutoCrossChecks,
  knockouts: commercialAutoKnockouts,
};
