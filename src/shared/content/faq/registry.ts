/** Every question of the FAQ, the six of the specification first. */
import { faq } from '../generated/faq.ts';
import type { FaqItem } from '../types.ts';
import type { FaqCategory } from './category.ts';

export const faqCategories: readonly FaqCategory[] = faq.toSorted((one, other) => one.order - other.order);

export const faqItems: readonly FaqItem[] = faqCategories.flatMap(({ questions }) => questions);
