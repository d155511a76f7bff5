import { expect, test } from 'vitest';
import { faqItems } from '#shared/content/faq/registry.ts';
import { firstQuestions } from './first-questions.ts';

const known = faqItems.map(({ question }) => question);

test.each(['/', '/insurance/auto', '/insurance/home', '/super-visa', '/business/retail', '/get-quote'])(
  'the suggested questions on %s are three of the FAQ',
  (page) => {
    const questions = firstQuestions(page);
    expect(questions).toHaveLength(3);
    for (const question of questions) expect(known).toContain(question);
  },
);
