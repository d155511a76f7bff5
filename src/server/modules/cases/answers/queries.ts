import { recordAudit } from '#server/modules/audit/commands.ts';
import { isStaff, mayReadPersonal, mayReadSensitive } from '#server/modules/cases/access.ts';
import { actorOf, recordEvent } from '#server/modules/cases/commands.ts';
import { getRelation } from '#server/modules/cases/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { unseal } from '#server/platform/crypto/sealing.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { findDocuments } from '#shared/lines/findings.ts';
import type { Paper } from '#shared/lines/papers.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { findDefinition } from '#shared/lines/questionnaires.ts';
import { mergeAnswers, splitBySensitivity } from '#shared/lines/sensitivity.ts';
import type { AnswersInput, QuoteDefinition } from '#shared/lines/types.ts';
import { sightOf } from './policy.ts';
import { type BriefSource, briefOf, codedParts, sectionsFor } from './view.ts';

/** Binds a sealed blob to its case. */
export function caseSeal(caseId: string): string {
  return `case:${caseId}`;
}

type Look = { caseId: string; serial: number; createdAt: Date; reason: string | null };

/** Records in the history that staff read sensitive answers; for an administrator also in the audit log, with the reason. */
export async function recordLook(
  { db, env, now }: Services,
  viewer: Viewer,
  relation: Relation,
  look: Look,
): Promise<void> {
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

/** The questionnaire of a request and its answers, with the sensitive ones only where the caller has checked that they may be read. */
export async function readAnswers(
  { db, env }: { db: Database | Transaction; env: Services['env'] },
  caseId: string,
  includeSensitive: boolean,
) {
  const row = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: {
      type: true,
      definitionVersion: true,
      title: true,
      questionSet: true,
      answers: true,
      sealedAnswers: true,
      serial: true,
      createdAt: true,
      documents: { where: { deletedAt: null, visibility: 'client' }, select: { category: true } },
    },
  });
  const definition = findDefinition(row.type as CaseType, row.definitionVersion);
  if (!definition) throw new Error(`no definition ${row.type} ${row.definitionVersion}`);
  const hidden =
    row.sealedAnswers && includeSensitive ? (unseal(env, row.sealedAnswers, caseSeal(caseId)) as AnswersInput) : {};
  return { definition, answers: mergeAnswers(row.answers as AnswersInput, hidden), row };
}

const WHY = 'Enter a reason for viewing the sensitive answers';

/** @throws {AppError} BAD_REQUEST when an administrator gives no reason */
export function assertReason(relation: Relation, reason: string | undefined): void {
  if (relation !== 'admin' || reason) return;
  throw refusedField('reason', 'required', WHY);
}

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
  if (includeSensitive) assertReason(relation, reason);
  const { definition, answers, row } = await readAnswers(services, caseId, includeSensitive);
  if (includeSensitive && row.sealedAnswers && relation !== 'client')
    await recordLook(services, viewer, relation, { ...row, caseId, reason: reason ?? null });
  const source = {
    answers,
    set: row.questionSet,
    hides: row.sealedAnswers !== null && !includeSensitive,
    uploaded: row.documents.map(({ category }) => category),
    today: localDay(now(), env.site),
  };
  return answersAs(definition, source, relation, includeSensitive);
}

/** The answers in words, as someone with this relation reads them. */
function answersAs(definition: QuoteDefinition, source: BriefSource, relation: Relation, includeSensitive: boolean) {
  const sight = sightOf(relation, includeSensitive);
  return {
    title: definition.title,
    sections: sectionsFor(definition, source.answers, sight),
    hasMore: source.hides && mayReadSensitive(relation),
    brief: isStaff(relation) ? briefOf(definition, source, sight) : null,
  };
}

/** What a broker would read of answers that nobody has sent: when it is offered to them, and after they accept. */
export function previewAnswers(
  definition: QuoteDefinition,
  answers: AnswersInput,
  { set, today }: { set: string; today: string },
) {
  const { open, sensitive } = splitBySensitivity(definition, answers);
  const common = { set, uploaded: [], today };
  const hides = Object.keys(sensitive).length > 0;
  return {
    offered: answersAs(definition, { ...common, answers: open, hides }, 'offered_broker', false),
    accepted: answersAs(definition, { ...common, answers, hides: false }, 'assigned_broker', true),
  };
}

export interface DescribedAnswer {
  path: string;
  section: string;
  label: string;
  value: string;
}

/** The open answers of a request in words, one by one, for a caller who has checked the relation; and whether there are sensitive ones. */
export async function describeFor(
  services: Services,
  caseId: string,
  relation: Relation,
): Promise<{ answers: DescribedAnswer[]; hides: boolean }> {
  const { definition, answers, row } = await readAnswers(services, caseId, false);
  const sections = sectionsFor(definition, answers, sightOf(relation, false));
  return {
    answers: sections.flatMap(({ section, rows }) =>
      rows.map(({ path, label, value }) => ({ path, section, label, value })),
    ),
    hides: row.sealedAnswers !== null,
  };
}

/**
 * The papers a client should have ready, from the answers. Only the client's list depends on sensitive answers: for everyone else, that
 * a paper is on it would reveal one.
 * @throws {AppError} NOT_FOUND without a relation that may read the person
 */
export async function getPapers(services: Services, viewer: Viewer, caseId: string): Promise<Paper[]> {
  const relation = await getRelation(services.db, viewer, caseId, services.now());
  if (!mayReadPersonal(relation)) throw notFound('request');
  const includeSensitive = relation === 'client';
  const { definition, answers } = await readAnswers(services, caseId, includeSensitive);
  return findDocuments(definition, answers, { includeSensitive }).map(({ id, title, why }) => ({ id, title, why }));
}

/**
 * The documents that the questionnaire of a request names: those that its answers call for, and its others. While there are sensitive
 * answers, the rules over them are among the others, whether they hold or not: which of them does would reveal an answer. For a caller
 * who has checked the relation.
 */
export async function findDocumentRules(services: Pick<Services, 'db' | 'env'>, caseId: string) {
  const { definition, answers, row } = await readAnswers(services, caseId, false);
  const named = findDocuments(definition, answers, { includeSensitive: row.sealedAnswers === null });
  const others = definition.documents.filter((rule) => !named.includes(rule));
  return { type: row.type as CaseType, named, others };
}

/**
 * The open answers of a request with their codes, for a copy that leaves the system, and what the copy leaves out. For a caller who has
 * checked the relation. Sensitive answers are never read for it.
 */
export async function getCodedAnswers(services: Services, caseId: string, relation: Relation) {
  const { definition, answers, row } = await readAnswers(services, caseId, false);
  const set = questionSetSchema.nullable().parse(row.questionSet);
  return { version: definition.version, set, ...codedParts(definition, answers, sightOf(relation, false)) };
}
