/** What the page a visitor comes from already knows: `/get-quote?type=business&industry=restaurants`. */
import { checkAnswer } from './answer-rules.ts';
import type { Answers, QuoteDefinition } from './types.ts';

/** What an address may say, and the questions it answers. Nothing about a person is ever in an address. */
const prefilled: Readonly<Record<string, string>> = {
  industry: 'industry',
  kind: 'kind',
  homeKind: 'kind',
  language: 'language',
};

/** The answers in an address, as far as they are valid. */
export function answersFrom(definition: QuoteDefinition, address: URLSearchParams): Answers {
  const answers: Answers = {};
  for (const question of definition.steps.flatMap(({ questions }) => questions)) {
    const name = Object.hasOwn(prefilled, question.id) ? prefilled[question.id] : undefined;
    const value = name && address.get(name);
    if (!value || question.type !== 'choice') continue;
    // The day plays no part in a choice.
    const { value: answer } = checkAnswer(question, value, { today: '2026-01-01' });
    if (answer !== undefined) answers[question.id] = answer;
  }
  return answers;
}
