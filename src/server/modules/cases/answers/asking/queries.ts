import { isStaff, mayReadPersonal } from '#server/modules/cases/access.ts';
import { readAnswers } from '#server/modules/cases/answers/queries.ts';
import { openQuestions } from '#server/modules/cases/answers/view.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { AskedQuestions } from '#shared/cases/briefs.ts';
import { carried } from '#shared/cases/transitions.ts';
import { fieldsOf } from '#shared/lines/fields.ts';

/** Far more often than a broker asks one client. */
const ASKED_MAX = 50;

/** Paths contain no spaces. */
export const pathsAsText = (paths: readonly string[]) => paths.join(' ');

/** What a request for information was for: the questions of the questionnaire that the client was asked. */
function pathsIn(data: unknown): string[] {
  const { for: what, paths } = data as { for?: string; paths?: string };
  return what === 'answers' && paths ? paths.split(' ') : [];
}

/** What was asked, newest first, and whether the client has answered anything since. */
async function findAsked(db: Database, caseId: string) {
  const events = await db.caseEvent.findMany({
    where: { caseId, type: { in: ['information_requested', 'answers_added', 'answers_changed'] } },
    orderBy: { seq: 'desc' },
    take: ASKED_MAX,
    select: { type: true, data: true, at: true, actorName: true },
  });
  const asked = events.filter(({ data }) => pathsIn(data).length > 0);
  const [newest] = asked;
  if (!newest) return null;
  const answered = events.indexOf(newest) > 0 && events[0]?.type !== 'information_requested';
  return { newest, answered, paths: new Set(asked.flatMap(({ data }) => pathsIn(data))) };
}

const NOTHING: AskedQuestions = { askedAt: null, askedBy: null, open: 0, paths: [] };

/**
 * What the broker asked and the client has not answered. “I’m not sure” is an answer once the client has seen the questions.
 * @throws {AppError} NOT_FOUND for participants, who see no sensitive answers, and without a relation to the case
 */
export async function getAskedQuestions(services: Services, viewer: Viewer, caseId: string): Promise<AskedQuestions> {
  const { db, now } = services;
  const relation = await getPersonRelation(db, viewer, caseId, now());
  if (!mayReadPersonal(relation)) throw notFound('request');
  const asked = await findAsked(db, caseId);
  if (!asked) return NOTHING;
  const [{ status }, { definition, answers }] = await Promise.all([
    db.case.findUniqueOrThrow({ where: { id: caseId }, select: { status: true } }),
    readAnswers(services, caseId, true),
  ]);
  if (!(carried as readonly string[]).includes(status)) return NOTHING;
  const open = openQuestions(definition, fieldsOf(definition, answers)).filter(
    ({ path, unsure }) => asked.paths.has(path) && !(asked.answered && unsure),
  );
  return {
    askedAt: asked.newest.at.toISOString(),
    askedBy: asked.newest.actorName,
    paths: isStaff(relation) ? [] : open.map(({ path }) => path),
    open: open.length,
  };
}

/** How many questions a waiting case was last asked; none when it waits for something else. */
export async function countAsked(db: Database | Transaction, caseId: string): Promise<number> {
  const asked = await db.caseEvent.findFirst({
    where: { caseId, type: 'information_requested' },
    orderBy: { seq: 'desc' },
    select: { data: true },
  });
  return asked ? pathsIn(asked.data).length : 0;
}
