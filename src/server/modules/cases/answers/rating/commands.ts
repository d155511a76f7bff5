import { isStaff, mayReadSensitive } from '#server/modules/cases/access.ts';
import { sightOf } from '#server/modules/cases/answers/policy.ts';
import { assertReason, readAnswers, recordLook } from '#server/modules/cases/answers/queries.ts';
import { fieldsFor, openQuestions } from '#server/modules/cases/answers/view.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { notFound, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { CopyAnswersInput } from '#shared/cases/briefs.ts';
import { questionSetLabels, questionSetSchema } from '#shared/lines/question-sets.ts';
import { ratingCopy } from './view.ts';

const ANSWERED = 'One of these questions has been answered since you opened them. Reload the page and try again.';

/**
 * The answers for a rating system. A copy with sensitive answers is recorded like a view of them.
 * @throws {AppError} NOT_FOUND without a part in the case, or for sensitive answers the viewer may not see; BAD_REQUEST for an assumption
 * about a question that is not open, and when an administrator gives no reason for sensitive answers
 */
export async function copyForRating(
  services: Services,
  viewer: Viewer,
  { caseId, format, includeSensitive, reason, assumptions }: CopyAnswersInput,
) {
  const { db, env, now } = services;
  const relation = await getPersonRelation(db, viewer, caseId, now());
  if (!isStaff(relation) || (includeSensitive && !mayReadSensitive(relation))) throw notFound('request');
  if (includeSensitive) assertReason(relation, reason);
  const { definition, answers, row } = await readAnswers(services, caseId, includeSensitive);
  const complete = includeSensitive || row.sealedAnswers === null;
  const fields = fieldsFor(definition, answers, sightOf(relation, complete));
  const open = openQuestions(definition, fields);
  if (assumptions.some(({ path }) => !open.some((question) => question.path === path)))
    throw refusedField('assumptions', 'stale', ANSWERED);
  if (includeSensitive && row.sealedAnswers) {
    const why = reason ? `${reason} (copied for rating)` : 'Copied for rating';
    await recordLook(services, viewer, relation, { ...row, caseId, reason: why });
  }
  const set = questionSetSchema.nullable().parse(row.questionSet);
  const source = {
    number: caseNumber(row, env.site),
    title: row.title,
    definition,
    set: set ? questionSetLabels[set] : 'Not from the questionnaire',
    day: localDay(now(), env.site),
    includesSensitive: includeSensitive,
    fields,
    open,
    assumptions: new Map(assumptions.map(({ path, text }) => [path, text])),
  };
  return ratingCopy(source, format);
}
