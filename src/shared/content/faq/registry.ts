/** Every question of the FAQ, the six of the specification first. */
import type { FaqItem } from '../types.ts';
import { autoQuestions } from './auto.ts';
import { brokerQuestions } from './brokers.ts';
import { businessQuestions } from './business.ts';
import type { FaqCategory } from './category.ts';
import { claimQuestions } from './claims.ts';
import { firstQuestions } from './first-questions.ts';
import { homeQuestions } from './home.ts';
import { lifeAndTravelQuestions } from './life-and-travel.ts';
import { superVisaQuestions } from './super-visa.ts';
import { siteQuestions } from './this-site.ts';

export const faqCategories: readonly FaqCategory[] = [
  firstQuestions,
  autoQuestions,
  homeQuestions,
  businessQuestions,
  lifeAndTravelQuestions,
  superVisaQuestions,
  claimQuestions,
  brokerQuestions,
  siteQuestions,
];

export const faqItems: readonly FaqItem[] = faqCategories.flatMap(({ questions }) => questions);
