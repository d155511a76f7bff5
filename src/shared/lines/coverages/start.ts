/** How a new option starts: what the client asked for, and what every policy in Alberta has. */
import { z } from 'zod';
import type { CaseType } from '#shared/lines/case-types.ts';
import { lineWork } from '#shared/lines/generated/work.ts';
import type { CoverageWish, StandardCoverage, WishedAmount } from '#shared/lines/line.ts';
import type { AnswersInput } from '#shared/lines/types.ts';
import { answerOf, meets } from '#shared/lines/visibility.ts';
import { coverageSchema } from './schema.ts';

/** A row of a new option. `origin` says who it is from: the client’s answers, or Alberta’s standard policy. */
export const startingCoverageSchema = coverageSchema
  .pick({ name: true, limitCents: true, deductibleCents: true })
  .extend({ note: z.string(), origin: z.enum(['wish', 'standard']).nullable() });
export type StartingCoverage = z.infer<typeof startingCoverageSchema>;

const WHOLE_DOLLARS = /^\d{1,8}$/;

/** The first of the questions that was answered with an amount, in cents; null for advice, or no answer. */
function centsOf(wished: WishedAmount | undefined, answers: AnswersInput): number | null {
  for (const question of wished?.questions ?? []) {
    const answer = answerOf(answers, question);
    // Money is stored in cents; a choice is stored as its dollars, or as a word with an amount of its own.
    if (typeof answer === 'number') return answer;
    if (typeof answer !== 'string') continue;
    const dollars = wished?.dollars?.[answer] ?? (WHOLE_DOLLARS.test(answer) ? Number(answer) : null);
    if (dollars !== null) return dollars * 100;
  }
  return null;
}

function limitOf(coverage: StandardCoverage, wish: CoverageWish | undefined, answers: AnswersInput): number | null {
  const asked = centsOf(wish?.limit, answers);
  if (asked !== null || !wish?.minimumIf || !meets(wish.minimumIf, answers)) return asked;
  return coverage.minimum?.limitCents ?? null;
}

function wordsOf(wish: CoverageWish | undefined, answers: AnswersInput): string {
  const answer = wish?.words && answerOf(answers, wish.words.question);
  return (typeof answer === 'string' && wish?.words?.of[answer]) || '';
}

function startOf(
  coverage: StandardCoverage,
  wish: CoverageWish | undefined,
  answers: AnswersInput,
): StartingCoverage[] {
  const added = wish?.addIf !== undefined && meets(wish.addIf, answers);
  const leftOut = wish?.leaveOutIf !== undefined && meets(wish.leaveOutIf, answers);
  if (leftOut || !(coverage.usual || added)) return [];
  const limitCents = limitOf(coverage, wish, answers);
  const deductibleCents = centsOf(wish?.deductible, answers);
  const words = wordsOf(wish, answers);
  const wished = added || limitCents !== null || deductibleCents !== null || words !== '';
  const standard = !wished && coverage.standard !== undefined;
  return [
    {
      name: coverage.name,
      limitCents,
      deductibleCents,
      note: words || (standard ? (coverage.standard?.note ?? '') : ''),
      origin: wished ? 'wish' : standard ? 'standard' : null,
    },
  ];
}

/**
 * The rows of a new option, in the order of the line. The amounts are the client’s wishes and never a quote.
 * @param answers of the questionnaire, as they are stored
 */
export function startingCoverages(type: CaseType, answers: AnswersInput): StartingCoverage[] {
  const { coverages, wishes } = lineWork[type];
  return coverages.flatMap((coverage) => startOf(coverage, wishes?.[coverage.code], answers));
}
