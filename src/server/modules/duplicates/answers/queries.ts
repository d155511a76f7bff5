import { isStaff } from '#server/modules/cases/access.ts';
import { type DescribedAnswer, describeFor } from '#server/modules/cases/answers/queries.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { CompareAnswersInput, ComparedAnswers } from '#shared/cases/move-schema.ts';

/** Where two requests differ, question by question: in the order of the first, then what only the second was asked. */
function differences(here: readonly DescribedAnswer[], there: readonly DescribedAnswer[]): ComparedAnswers['rows'] {
  const known = new Map(here.map((answer) => [answer.path, answer.value]));
  const other = new Map(there.map((answer) => [answer.path, answer.value]));
  return [...here, ...there.filter(({ path }) => !known.has(path))]
    .map(({ path, section, label }) => ({
      section,
      label,
      here: known.get(path) ?? null,
      there: other.get(path) ?? null,
    }))
    .filter((row) => row.here !== row.there);
}

/** Whether a client’s request was added to another of their own: who works on the one may know what the other says. */
async function isPartOf({ db }: Services, caseId: string, otherId: string): Promise<boolean> {
  const other = await db.case.findFirst({
    where: { id: otherId, mergedIntoId: caseId, clientId: { not: null } },
    select: { clientId: true, mergedInto: { select: { clientId: true } } },
  });
  return other !== null && other.clientId === other.mergedInto?.clientId;
}

/**
 * What two requests say differently, for staff who may read both. Without sensitive answers.
 * @throws {AppError} NOT_FOUND
 */
export async function compareAnswers(
  services: Services,
  viewer: Viewer,
  { caseId, otherId }: CompareAnswersInput,
): Promise<ComparedAnswers> {
  const { db, now } = services;
  const relation = await getPersonRelation(db, viewer, caseId, now());
  if (!isStaff(relation)) throw notFound('request');
  const other = (await isPartOf(services, caseId, otherId))
    ? relation
    : await getPersonRelation(db, viewer, otherId, now());
  if (!isStaff(other)) throw notFound('request');
  const [here, there] = await Promise.all([
    describeFor(services, caseId, relation),
    describeFor(services, otherId, other),
  ]);
  return { rows: differences(here.answers, there.answers), hidesSensitive: here.hides || there.hides };
}
