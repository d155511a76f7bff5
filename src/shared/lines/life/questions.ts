/** Life insurance. Needs a broker with a life licence; whatever is about health can be left to the conversation with that broker. */
import { contactStep, shortStartStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';
import { lifeChecks, lifeKnockouts } from './checks.ts';
import { lifePapers } from './papers.ts';
import { existingStep } from './steps/existing.ts';
import { healthStep } from './steps/health.ts';
import { personStep } from './steps/person.ts';
import { wishesStep } from './steps/wishes.ts';
import { workStep } from './steps/work.ts';

export const lifeDefinition: QuoteDefinition = {
  line: 'life',
  version: 2,
  effectiveFrom: '2026-11-26',
  title: 'Life insurance quote',
  intro:
    'Seven short steps, about ten minutes. Everything about health is optional: you can skip it or tell your broker instead.',
  steps: [shortStartStep, wishesStep, personStep, workStep, healthStep, existingStep, contactStep],
  documents: lifePapers,
  crossChecks: lifeChecks,
  knockouts: lifeKnockouts,
};
