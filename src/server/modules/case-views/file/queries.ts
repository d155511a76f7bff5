/** Everything in the file of a case, as its reader may see it. Sensitive answers are never read for it. */

import { findDecisions } from '#server/modules/assignment/log/queries.ts';
import { findCallbacks } from '#server/modules/callbacks/queries.ts';
import { getAnswers } from '#server/modules/cases/answers/queries.ts';
import { refusalOf } from '#server/modules/cases/commands.ts';
import { findParticipants } from '#server/modules/cases/participants/queries.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { caseNumber, eventSelect, timelineEntry } from '#server/modules/cases/summary/queries.ts';
import { consentSelect } from '#server/modules/consents/records/queries.ts';
import { getDocuments } from '#server/modules/documents/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { Relation } from '#shared/cases/views.ts';

/** Far more than a case has; the file gives the number of any beyond it. */
const TIMELINE_MAX = 2_000;
const OPTIONS_MAX = 50;
const CONSENTS_MAX = 100;

const caseSelect = {
  id: true,
  serial: true,
  type: true,
  title: true,
  status: true,
  stage: true,
  priority: true,
  contactName: true,
  contactEmail: true,
  contactPhone: true,
  language: true,
  source: true,
  createdAt: true,
  closedAt: true,
  state: { select: { eventSeq: true } },
  boundInsurer: true,
  policyNumber: true,
  policyEffectiveOn: true,
  policyExpiresOn: true,
  broker: { select: { fullName: true, brokerProfile: { select: { firm: true, licenceNumber: true } } } },
} satisfies Prisma.CaseSelect;

const optionSelect = {
  round: true,
  insurer: true,
  premiumCents: true,
  term: true,
  coverages: true,
  exclusions: true,
  validUntil: true,
  note: true,
  status: true,
  createdAt: true,
} satisfies Prisma.QuoteOptionSelect;

/** Without a person's name: it is stored in a downloads folder that others can see. */
export function caseFileName(row: Parameters<typeof caseNumber>[0], { env }: Services): string {
  return `case-file-${caseNumber(row, env.site)}.pdf`;
}

/**
 * The name of the file, for the people who may export it. Records nothing.
 * @throws {AppError} NOT_FOUND without a part in the case; FORBIDDEN for the client's side
 */
export async function getCaseFileName(services: Services, viewer: Viewer, caseId: string): Promise<string> {
  const { db, now } = services;
  const relation = await getPersonRelation(db, viewer, caseId, now());
  const select = { serial: true, createdAt: true, status: true, stage: true } as const;
  const row = await db.case.findUniqueOrThrow({ where: { id: caseId }, select });
  const outcome = applyEvent(row, 'file_exported', relation);
  if ('refused' in outcome) throw refusalOf(outcome);
  return caseFileName(row, services);
}

/** Why this broker: administrators see the ten best; the broker sees only the decisions that chose them, without other names. */
async function decisionsFor({ db }: Services, viewer: Viewer, relation: Relation, caseId: string) {
  const { decisions } = await findDecisions(db, caseId);
  if (relation === 'admin') return decisions;
  return decisions
    .filter(({ chosenId }) => chosenId === viewer.id)
    .map((decision) => ({ ...decision, best: decision.best.filter(({ brokerId }) => brokerId === viewer.id) }));
}

async function timelineOf({ db }: Services, caseId: string) {
  const rows = await db.caseEvent.findMany({
    where: { caseId },
    orderBy: { seq: 'desc' },
    take: TIMELINE_MAX,
    select: eventSelect,
  });
  return rows.reverse().map((row) => timelineEntry(row, true));
}

/** Facts for the PDF. The caller has checked that the viewer may have them. */
export async function getCaseFacts(services: Services, viewer: Viewer, caseId: string, relation: Relation) {
  const { db } = services;
  const [row, answers, people, options, calls, timeline, documents, consents, decisions] = await Promise.all([
    db.case.findUniqueOrThrow({ where: { id: caseId }, select: caseSelect }),
    getAnswers(services, viewer, { caseId, includeSensitive: false }),
    findParticipants(services, viewer, caseId),
    db.quoteOption.findMany({
      where: { caseId },
      orderBy: [{ round: 'desc' }, { position: 'asc' }],
      take: OPTIONS_MAX,
      select: optionSelect,
    }),
    findCallbacks(services, viewer, caseId),
    timelineOf(services, caseId),
    getDocuments(services, viewer, caseId),
    db.consentRecord.findMany({
      where: { caseId },
      orderBy: { seq: 'asc' },
      take: CONSENTS_MAX,
      select: { ...consentSelect, digest: true },
    }),
    decisionsFor(services, viewer, relation, caseId),
  ]);
  return { row, answers, people, options, calls, timeline, documents, consents, decisions, relation };
}
export type CaseFacts = Awaited<ReturnType<typeof getCaseFacts>>;
