import { notFound } from '#server/app-error.ts';
import { localDay } from '#server/clock/moments.ts';
import type { Database, Transaction } from '#server/db.ts';
import { findPoolLicence } from '#server/features/brokers/queries.ts';
import {
  isStaff,
  mayReadPerson,
  mayReadPersonal,
  ownOpenOffers,
  ownParticipation,
  type RelatedCase,
  relationTo,
  withState,
} from '#server/features/cases/policy.ts';
import { caseSummary, caseSummarySelect, eventSelect, nextStep, timelineEntry } from '#server/features/cases/view.ts';
import { findMeasuredReplies } from '#server/features/daily-counts/queries.ts';
import { findMerged, findMergedInto } from '#server/features/duplicates/queries.ts';
import { delegateFor } from '#server/features/handover/queries.ts';
import { countUnread } from '#server/features/messages/queries.ts';
import { quoteOptions } from '#server/features/options/queries.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { allowedEvents, isOpen } from '#shared/cases/rules.ts';
import type { CaseType } from '#shared/cases/schema.ts';
import type { CaseDetail, Relation, TimelineEntry } from '#shared/cases/views.ts';
import { clientMatchReason } from '#shared/matching/rules.ts';
import { keptBrokersSchema } from '#shared/matching/schema.ts';

const TIMELINE_MAX = 500;

const detailSelect = {
  ...caseSummarySelect,
  contactEmail: true,
  contactPhone: true,
  firstReplyAt: true,
  boundInsurer: true,
  policyNumber: true,
  policyEffectiveOn: true,
  policyExpiresOn: true,
  mergedIntoId: true,
  closedAt: true,
  _count: { select: { documentRequests: { where: { status: { in: ['open', 'rejected'] } } } } },
} satisfies Prisma.CaseSelect;

type RelatedRow = Omit<RelatedCase, 'offers' | 'participants'> & { id: string };

/** How the viewer stands to a case that was read; null for none of their business. Offers and guests are looked up only where they decide. */
export async function findRelation(
  db: Database | Transaction,
  viewer: Viewer,
  row: RelatedRow,
  now: Date,
): Promise<Relation | null> {
  const caseId = row.id;
  const { role } = viewer;
  const offers =
    role === 'broker' && row.brokerId !== viewer.id
      ? await db.offer.findMany({
          ...ownOpenOffers(viewer, now),
          where: { caseId, ...ownOpenOffers(viewer, now).where },
        })
      : [];
  const participants =
    role === 'client' && row.clientId !== viewer.id
      ? await db.caseParticipant.findMany({
          where: { caseId, ...ownParticipation(viewer).where },
          select: { id: true },
        })
      : [];
  const licence = role === 'broker' && row.status === 'new' ? await findPoolLicence(db, viewer.id) : null;
  return relationTo(viewer, { ...row, offers, participants }, licence);
}

/**
 * How the viewer stands to one case: the gate before everything else about it.
 * @throws {AppError} NOT_FOUND for a case that does not exist or is none of the viewer's business
 */
export async function getRelation(
  db: Database | Transaction,
  viewer: Viewer,
  caseId: string,
  now: Date,
): Promise<Relation> {
  const row = await db.case.findUnique({
    where: { id: caseId },
    select: { id: true, type: true, status: true, clientId: true, brokerId: true, importBatchId: true },
  });
  const relation = row && (await findRelation(db, viewer, row, now));
  if (!relation) throw notFound('request');
  return relation;
}

/** A gate for what only the people of a case see: conversation, history, sensitive answers. */
export async function getPersonRelation(
  db: Database | Transaction,
  viewer: Viewer,
  caseId: string,
  now: Date,
): Promise<Relation> {
  const relation = await getRelation(db, viewer, caseId, now);
  if (!mayReadPerson(relation)) throw notFound('request');
  return relation;
}

async function matchReasonOf(
  db: Database,
  caseId: string,
  type: CaseType,
  brokerId: string | null,
): Promise<string | null> {
  const decision =
    brokerId &&
    (await db.assignmentDecision.findFirst({
      where: { caseId, chosenBrokerId: brokerId },
      orderBy: { at: 'desc' },
      select: { best: true },
    }));
  if (!decision) return null;
  const chosen = keptBrokersSchema.parse(decision.best).find((kept) => kept.brokerId === brokerId);
  return chosen ? clientMatchReason(type, chosen) : null;
}

/**
 * Everything one viewer may see of one case.
 * @throws {AppError} NOT_FOUND
 */
export async function getCase(services: Services, viewer: Viewer, caseId: string): Promise<CaseDetail> {
  const { db, env, now } = services;
  const relation = await getRelation(db, viewer, caseId, now());
  const found = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: { ...detailSelect, offers: ownOpenOffers(viewer, now()) },
  });
  const row = withState(found);
  const person = mayReadPerson(relation);
  const profile = row.broker?.brokerProfile;
  const [unread, options, matchReason, delegate, mergedInto, merged, measured] = await Promise.all([
    countUnread(db, viewer, person ? [caseId] : []),
    person ? quoteOptions(db, caseId) : [],
    person ? matchReasonOf(db, caseId, row.type as CaseType, row.brokerId) : null,
    relation === 'assigned_broker' && isOpen(row.status) ? delegateFor(services, caseId, row.brokerId) : null,
    person ? findMergedInto(services, viewer, row.mergedIntoId) : null,
    findMerged(services, caseId, relation),
    // Beside the promise, for whom it was made.
    relation === 'client' && row.takeDueAt && now() < row.takeDueAt ? findMeasuredReplies(services) : null,
  ]);
  return {
    ...caseSummary(found, relation, unread.get(caseId) ?? 0, env.site),
    relation,
    allowedEvents: allowedEvents(row, relation, {
      eligible: isStaff(relation),
      hasBroker: row.brokerId !== null,
      hasDelegate: delegate !== null,
      closedAt: row.closedAt,
      now: now(),
    }),
    contact: mayReadPersonal(relation) ? { email: row.contactEmail, phone: row.contactPhone } : null,
    broker: person && row.broker && profile ? { name: row.broker.fullName, ...profile } : null,
    matchReason,
    nextStep: [nextStep(row, relation, { site: env.site, now: now(), wanted: row._count.documentRequests }), measured]
      .filter(Boolean)
      .join(' '),
    options,
    delegate,
    mergedInto,
    merged,
    bound:
      person && row.boundInsurer && row.policyNumber && row.policyEffectiveOn && row.policyExpiresOn
        ? {
            insurer: row.boundInsurer,
            policyNumber: row.policyNumber,
            effectiveOn: isoDay(row.policyEffectiveOn),
            expiresOn: isoDay(row.policyExpiresOn),
          }
        : null,
  };
}

/** A `@db.Date` comes as midnight UTC. */
function isoDay(date: Date): string {
  return localDay(date, { timeZone: 'UTC' });
}

/** The history as the viewer may read it, oldest first. */
export async function getTimeline(
  { db, now }: Services,
  viewer: Viewer,
  caseId: string,
): Promise<{ entries: TimelineEntry[] }> {
  const relation = await getPersonRelation(db, viewer, caseId, now());
  const staff = isStaff(relation);
  const rows = await db.caseEvent.findMany({
    where: { caseId, ...(!staff && { visibility: 'client' }) },
    orderBy: { seq: 'desc' },
    take: TIMELINE_MAX,
    select: eventSelect,
  });
  return { entries: rows.reverse().map((row) => timelineEntry(row, staff)) };
}
