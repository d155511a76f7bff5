/** A house, condo unit, rented home, rental property or second home in Alberta; the first question steers the rest. */
import { contactStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';
import { homeChecks, homeKnockouts } from './checks.ts';
import { condoStep } from './kinds/condo.ts';
import { landlordStep } from './kinds/landlord.ts';
import { seasonalStep } from './kinds/seasonal.ts';
import { tenantStep } from './kinds/tenant.ts';
import { homePapers } from './papers.ts';
import { buildingStep } from './steps/building.ts';
import { coverStep } from './steps/cover.ts';
import { heatStep } from './steps/heat.ts';
import { historyStep } from './steps/history.ts';
import { homeStep } from './steps/home.ts';
import { livingStep } from './steps/living.ts';
import { plumbingStep } from './steps/plumbing.ts';
import { safetyStep } from './steps/safety.ts';
import { valuesStep } from './steps/values.ts';

export const homeDefinition: QuoteDefinition = {
  line: 'home',
  version: 2,
  effectiveFrom: '2026-11-26',
  title: 'Home insurance quote',
  intro:
    'Up to ten short steps, about 15 minutes for a house and less for a condo or rental. “Not sure” is a fine answer wherever you see it.',
  steps: [
    homeStep,
    buildingStep,
    condoStep,
    tenantStep,
    heatStep,
    plumbingStep,
    safetyStep,
    livingStep,
    landlordStep,
    seasonalStep,
    valuesStep,
    historyStep,
    coverStep,
    contactStep,
  ],
  documents: homePapers,
  crossChecks: homeChecks,
  knockouts: homeKnockouts,
};
