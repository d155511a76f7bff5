import { recordAudit } from '#server/modules/audit/commands.ts';
import { mayReadPersonal, mayReadSensitive } from '#server/modules/cases/access.ts';
import { actorOf, recordEvent } from '#server/modules/cases/commands.ts';
import { getRelation } from '#server/modules/cases/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { unseal } from '#server/platform/crypto/sealing.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { describeAnswers } from '#shared/lines/describe.ts';
import { findDocuments } from '#shared/lines/findings.ts';
import type { Paper } from '#shared/lines/papers.ts';
import { findDefinition } from '#shared/lines/questionnaires.ts';
import { mergeAnswers } from '#shared/lines/sensitivity.ts';
import type { AnswersInput, QuoteDefinition } from '#shared/lines/types.ts';

/** The steps that identify the person: a broker reads them after accepting, a participant never. */
const PERSONAL_STEPS = new Set(['contact']);
const PERSONAL_SENSITIVITY = 'S2';

/** Binds a sealed blob to its case. */
export function caseSeal(caseId: string): string {
  return `case:${caseId}`;
}

function sectionsFor(
  definition: QuoteDefinition,
  answers: AnswersInput,
  { person, includeSensitive }: { person: boolean; includeSensitive: boolean },
) {
  return describeAnswers(definition, answers, { includeSensitive })
    .filter(({ stepId }) => person || !PERSONAL_STEPS.has(stepId))
    .map(({ section, rows }) => ({
      section,
      rows: person
        ? rows
        : rows.filter(({ path, sensitivity }) => sensitivity !== PERSONAL_SENSITIVITY && path !== 'postalCode'),
    }))
    .filter(({ rows }) => rows.length > 0);
}

type Look = { caseId: string; serial: number; createdAt: Date; reason: string | null };

/** Records in the history that staff read sensitive answers; for an administrator also in the audit log, with the reason. */
async function recordLook({ db, env, now }: Services, viewer: Viewer, relation: Relation, look: Look): Promise<void> {
  const { caseId, reason } = look;
  await transaction(db, async (tx) => {
    const at = now();
    const data: Record<string, string> = reason ? { reason } : {};
    await recordEvent(tx, caseId, { event: 'sensitive_viewed', actor: actorOf(viewer, relation), at, data });
    if (relation !== 'admin') return;
    const subject = { type: 'case', id: caseId, label: caseNumber(look, env.site) } as const;
    await recordAudit(tx, viewer, at, { action: 'case.sensitive_viewed', subject, reason });
  });
}

const WHY = 'Enter a reason for viewing the sensitive answers';

/**
 * The answers of a request in words. Before a broker accepts, and for participants: no name, no address, nothing
 * sensitive. When staff read sensitive answers,
 * it is recorded in the history.
 * @throws {AppError} NOT_FOUND without a relation to the case, or for sensitive answers the viewer may not see;
 * BAD_REQUEST when an administrator gives no reason
 */
export async function getAnswers(
  services: Services,
  viewer: Viewer,
  { caseId, includeSensitive, reason }: { caseId: string; includeSensitive: boolean; reason?: string | undefined },
) {
  const { db, env, now } = services;
  const relation = await getRelation(db, viewer, caseId, now());
  if (includeSensitive && !mayReadSensitive(relation)) throw notFound('request');
  if (includeSensitive && relation === 'admin' && !reason)
    throw new AppError({ code: 'BAD_REQUEST', message: WHY, issues: [{ path: 'reason', message: WHY }] });
  const row = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: {
      type: true,
      definitionVersion: true,
      answers: true,
      sealedAnswers: true,
      serial: true,
      createdAt: true,
    },
  });
  const definition = findDefinition(row.type as CaseType, row.definitionVersion);
  if (!definition) throw new Error(`no definition ${row.type} ${row.definitionVersion}`);
  const hidden =
    row.sealedAnswers && includeSensitive ? (unseal(env, row.sealedAnswers, caseSeal(caseId)) as AnswersInput) : {};
  if (includeSensitive && row.sealedAnswers && relation !== 'client')
    await recordLook(services, viewer, relation, { ...row, caseId, reason: reason ?? null });
  const answers = mergeAnswers(row.answers as AnswersInput, hidden);
  return {
    title: definition.title,
    sections: sectionsFor(definition, answers, { person: mayReadPersonal(relation), includeSensitive }),
    hasMore: row.sealedAnswers !== null && !includeSensitive && mayReadSensitive(relation),
  };
}

/**
 * The papers a client should have ready, from the answers. Only the client's list depends on sensitive answers: for everyone else, that
 * a paper is on it would reveal one.
 * @throws {AppError} NOT_FOUND without a relation that may read the person
 */
export async function getPapers({ db, env, now }: Services, viewer: Viewer, caseId: string): Promise<Paper[]> {
  const relation = await getRelation(db, viewer, caseId, now());
  if (!mayReadPersonal(relation)) throw notFound('request');
  const row = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: { type: true, definitionVersion: true, answers: true, sealedAnswers: true },
  });
  const definition = findDefinition(row.type as CaseType, row.definitionVersion);
  if (!definition) throw new Error(`no definition ${row.type} ${row.definitionVersion}`);
  const includeSensitive = relation === 'client';
  const hidden =
    row.sealedAnswers && includeSensitive ? (unseal(env, row.sealedAnswers, caseSeal(caseId)) as AnswersInput) : {};
  const answers = mergeAnswers(row.answers as AnswersInput, hidden);
  return findDocuments(definition, answers, { includeSensitive }).map(({ id, title, why }) => ({ id, title, why }));
}
