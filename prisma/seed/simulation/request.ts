/** A request as the wizard sends it, made from the answers that matter. */
import type { Viewer } from '#server/platform/auth/session.ts';
import { consentTexts } from '#shared/consents/wordings.ts';
import type { Line } from '#shared/lines/ids.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { formOf } from '#shared/lines/short-form.ts';
import type { QuestionSet } from '#shared/lines/types.ts';
import type { SubmitQuoteInput } from '#shared/quote-requests/requests.ts';
import { answersFor } from './answers.ts';
import type { Random } from './random.ts';

/** Somebody who asks for a quote. */
export interface Asker {
  fullName: string;
  email: string;
  phone: string;
  /** Their account; without one they asked as a guest. */
  viewer?: Viewer;
}

export interface Asked {
  line: Line;
  from: Asker;
  /** The answers that matter; the rest is made up. */
  answers: Record<string, unknown>;
  /** All questions, unless they answer the short set. */
  set?: QuestionSet;
  /** How long it takes them; a request without is sent without having been saved. */
  minutes?: number;
}

/** Everything but the draft it was written in. @param today ISO date */
export function requestOf(
  { line, from, answers, set = 'full' }: Asked,
  random: Random,
  today: string,
): Omit<SubmitQuoteInput, 'draftId' | 'token'> {
  const definition = quoteDefinitions[line];
  const { fullName, email, phone } = from;
  return {
    line,
    definitionVersion: definition.version,
    set,
    answers: answersFor(formOf(definition, set), { ...answers, fullName, email, phone }, random, today),
    consents: (['contact', 'share'] as const).map((purpose) => ({
      purpose,
      version: consentTexts[purpose].version,
      given: true as const,
    })),
  };
}
