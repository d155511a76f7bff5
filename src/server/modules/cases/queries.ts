import { findPoolLicence } from '#server/modules/brokers/queries.ts';
import { eventSelect, timelineEntry } from '#server/modules/cases/summary/queries.ts';
import { findFirmPart } from '#server/modules/organizations/firms/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { decodeNumber, pageByNumber } from '#server/platform/db/keyset.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { CasePartPageInput, TimelinePage } from '#shared/cases/pages.ts';
import type { Relation, TimelineEntry } from '#shared/cases/views.ts';
import { DEFAULT_PAGE } from '#shared/platform/pages.ts';
import {
  isStaff,
  mayReadPerson,
  ownOpenOffers,
  ownParticipation,
  type Person,
  type RelatedCase,
  relationTo,
} from './access.ts';

const TIMELINE_MAX = 500;

type RelatedRow = Omit<RelatedCase, 'offers' | 'participants' | 'firmPart'> & { id: string };

/** The viewer's relation to a case already read; null without one. Offers and participants are queried only where they decide. */
export async function findRelation(
  db: Database | Transaction,
  viewer: Person,
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
  const firmPart = role === 'broker' ? await findFirmPart(db, viewer.id, row) : null;
  return relationTo(viewer, { ...row, offers, participants, firmPart }, licence);
}

/**
 * The viewer's relation to one case: checked before anything else about it.
 * @throws {AppError} NOT_FOUND for a case that does not exist or that the viewer has no relation to
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

/** The same check for what only the people of a case may see: conversation, history, sensitive answers. */
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

/** The history the viewer may read, oldest first. */
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

/**
 * One page of the history the viewer may read, newest first.
 * @throws {AppError} NOT_FOUND without a part in the case
 */
export async function findTimelinePage(
  { db, now }: Services,
  viewer: Viewer,
  { caseId, cursor, limit = DEFAULT_PAGE }: CasePartPageInput,
): Promise<TimelinePage> {
  const staff = isStaff(await getPersonRelation(db, viewer, caseId, now()));
  const found = await db.caseEvent.findMany({
    where: {
      caseId,
      ...(!staff && { visibility: 'client' }),
      ...(cursor !== undefined && { seq: { lt: decodeNumber(cursor) } }),
    },
    orderBy: { seq: 'desc' },
    take: limit + 1,
    select: eventSelect,
  });
  const { rows, nextCursor } = pageByNumber(found, limit, ({ seq }) => seq);
  return { items: rows.map((row) => timelineEntry(row, staff)), nextCursor };
}
