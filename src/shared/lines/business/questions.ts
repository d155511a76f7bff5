/** Liability, property and other needs of a business: general questions, and those of its industry. */
import { contactStep, shortStartStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';
import { businessChecks, businessKnockouts } from './checks.ts';
import { constructionSteps } from './industries/construction.ts';
import { contractorSteps } from './industries/contractors.ts';
import { liquorStep } from './industries/liquor.ts';
import { manufacturingSteps } from './industries/manufacturers.ts';
import { medicalSteps } from './industries/medical.ts';
import { professionSteps } from './industries/professionals.ts';
import { kitchenStep } from './industries/restaurants.ts';
import { shopStep } from './industries/retail.ts';
import { rideshareSteps } from './industries/rideshare.ts';
import { servingStep } from './industries/serving.ts';
import { siteWorkStep } from './industries/site-work.ts';
import { theftStep } from './industries/theft.ts';
import { industryChecks } from './industry-checks.ts';
import { businessPapers } from './papers.ts';
import { businessStep } from './steps/business.ts';
import { claimsStep, currentStep } from './steps/claims.ts';
import { coverStep, detailsStep } from './steps/cover.ts';
import { dataStep } from './steps/data.ts';
import { buildingStep, premisesStep } from './steps/premises.ts';
import { propertyStep } from './steps/property.ts';
import { sizeStep } from './steps/size.ts';

export const businessDefinition: QuoteDefinition = {
  line: 'business',
  version: 2,
  effectiveFrom: '2026-11-26',
  title: 'Business insurance quote',
  intro: 'A few general questions, then those of your industry, in 15 to 20 minutes. “I don’t know” is an answer.',
  steps: [
    shortStartStep,
    businessStep,
    ...professionSteps,
    ...contractorSteps,
    kitchenStep,
    ...manufacturingSteps,
    ...constructionSteps,
    ...rideshareSteps,
    ...medicalSteps,
    liquorStep,
    shopStep,
    siteWorkStep,
    servingStep,
    sizeStep,
    premisesStep,
    buildingStep,
    theftStep,
    propertyStep,
    coverStep,
    detailsStep,
    dataStep,
    currentStep,
    claimsStep,
    contactStep,
  ],
  documents: businessPapers,
  crossChecks: [...businessChecks, ...industryChecks],
  knockouts: businessKnockouts,
};
