/** Health, dental and other benefits for a company's employees. */

import { contactStep, startQuestions } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';
import { groupBenefitsCrossChecks, groupBenefitsKnockouts } from './checks.ts';
import { groupBenefitsPapers } from './papers.ts';
import { companyStep, peopleStep } from './steps/company.ts';
import { absenceStep, currentPlanStep, designStep } from './steps/plan.ts';

export const groupBenefitsDefinition: QuoteDefinition = {
  line: 'group-benefits',
  version: 2,
  effectiveFrom: '2026-11-26',
  title: 'Group benefits quote',
  intro: 'Numbers are enough. Please don’t include employees’ names or health details.',
  steps: [
    companyStep,
    peopleStep,
    currentPlanStep,
    { id: 'start', title: 'When it should start', minutes: 1, questions: startQuestions },
    designStep,
    absenceStep,
    contactStep,
  ],
  documents: groupBenefitsPapers,
  crossChecks: groupBenefitsCrossChecks,
  knockouts: groupBenefitsKnockouts,
};
