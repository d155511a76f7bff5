/** What would become of the answers that an agent gathered: checked by our form, and as a broker would read them. Nothing is stored. */
import { previewAnswers } from '#server/modules/cases/answers/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { AppError, conflict } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { consentPurposeSchema, consentText, requestStatement } from '#shared/consents/wordings.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { validateAnswers } from '#shared/lines/rules.ts';
import type { Answers, QuoteDefinition } from '#shared/lines/types.ts';
import type { RuledIssue } from '#shared/platform/errors.ts';
import type { PreviewRequestInput, RequestPreview } from '#shared/quote-requests/prepared.ts';

type Facts = Pick<Services, 'env' | 'now'>;

export interface Checked {
  definition: QuoteDefinition;
  /** The valid ones, as far as they are asked for. */
  answers: Answers;
  missing: RuledIssue[];
  wrong: RuledIssue[];
}

function questionIds({ steps }: QuoteDefinition): Set<string> {
  return new Set(steps.flatMap(({ questions }) => questions.map(({ id }) => id)));
}

/** Whether something was given at the path of an issue: `vehicles.0.year`. */
function isGiven(answers: Record<string, unknown>, path: string): boolean {
  let value: unknown = answers;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Record<string, unknown>)[key];
  }
  return value !== '' && value !== null;
}

/**
 * Checks the answers against the questions that are asked today.
 * @throws {AppError} CONFLICT for another version of the questions; BAD_REQUEST for keys that no question has, such as a consent
 */
export function checkPrepared({ env, now }: Facts, input: PreviewRequestInput): Checked {
  const { line, definitionVersion, set } = input;
  const definition = quoteDefinitions[line];
  if ((definitionVersion ?? definition.version) !== definition.version)
    throw conflict('These questions have changed. Ask for the requirements again.');
  const known = questionIds(definition);
  const unknown = Object.keys(input.answers).filter((id) => !known.has(id));
  if (unknown.length > 0) {
    const message = 'No question has this id. Use those of the requirements';
    const issues = unknown.map((id) => ({ path: `answers.${id}`, message, rule: 'unknown_field' as const }));
    throw new AppError({ code: 'BAD_REQUEST', message, issues });
  }
  const today = localDay(now(), env.site);
  const isAnswered = ({ path }: RuledIssue) => isGiven(input.answers, path);
  const { answers, issues } = validateAnswers(definition, input.answers, today, set);
  // Of all questions: where a person’s wrong answer beyond the short set is left out, an agent has to learn of it.
  const wrong = validateAnswers(definition, input.answers, today).issues.filter(isAnswered);
  return { definition, answers, wrong, missing: issues.filter((issue) => !isAnswered(issue)) };
}

/** The answers as a broker would read them, what is missing or wrong, and what only the person can add. */
export function previewRequest(services: Facts, input: PreviewRequestInput): RequestPreview {
  const { definition, answers, missing, wrong } = checkPrepared(services, input);
  const { site } = services.env;
  const wrongIds = new Set(wrong.map(({ path }) => path.split('.')[0]));
  return {
    line: definition.line,
    definitionVersion: definition.version,
    set: input.set,
    isReady: missing.length === 0 && wrong.length === 0,
    missing,
    wrong,
    dropped: Object.keys(input.answers).filter((id) => !Object.hasOwn(answers, id) && !wrongIds.has(id)),
    ...previewAnswers(definition, answers, { set: input.set, today: localDay(services.now(), site) }),
    consents: consentPurposeSchema.options.map((purpose) => consentText(purpose, site)),
    statement: requestStatement,
  };
}
