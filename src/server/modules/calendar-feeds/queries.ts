/** What is in a broker's calendar: dates of the cases that are theirs now. */
import { createHash } from 'node:crypto';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { findRunningFollowUps } from '#server/modules/messaging/scheduled-messages/follow-ups/queries.ts';
import { dateOfDay, localDay } from '#server/platform/business-time/moments.ts';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { OwnFeed } from '#shared/calendar-feeds/schema.ts';
import { type FeedEntry, feedSelect, feedText, feedView } from './view.ts';

/** Of each kind: more than a calendar shows. The nearest are kept. */
const ENTRIES_MAX = 300;
const DAY_MS = 86_400_000;
/** Calls stay for a week, so that a calendar shows when they were. */
const PAST_CALLS_MS = 7 * DAY_MS;
/** A due time is a moment; calendars need some length to show it. */
const DUE_MINUTES = 15;
const ended = ['lost', 'withdrawn', 'duplicate'] as const;

export async function findOwnFeed(db: Database, brokerId: string): Promise<OwnFeed> {
  const row = await db.calendarFeed.findUnique({ where: { brokerId }, select: feedSelect });
  return { feed: row && feedView(row) };
}

/**
 * Whose calendar this is.
 * @throws {AppError} NOT_FOUND for an address that was revoked or replaced, or whose owner can no longer sign in as a broker
 */
export async function getFeedOwner(
  { db }: Pick<Services, 'db'>,
  secret: string,
): Promise<{ brokerId: string; withNames: boolean }> {
  const row = await db.calendarFeed.findFirst({
    where: { secretHash: hashToken(secret), broker: { user: { roleText: 'broker', disabledAt: null } } },
    select: { brokerId: true, withNames: true },
  });
  if (!row) throw notFound('calendar');
  return row;
}

const caseSelect = { id: true, serial: true, createdAt: true, contactName: true } satisfies Prisma.CaseSelect;
type CaseRow = Prisma.CaseGetPayload<{ select: typeof caseSelect }>;
type Scope = Pick<Services, 'db' | 'env' | 'now'> & { brokerId: string; about: (row: CaseRow) => About };
type About = Pick<FeedEntry, 'caseId' | 'number' | 'name'>;

async function findCalls({ db, now, brokerId, about }: Scope): Promise<FeedEntry[]> {
  const rows = await db.callback.findMany({
    where: {
      status: 'planned',
      at: { gt: new Date(now().getTime() - PAST_CALLS_MS) },
      case: { brokerId, status: { notIn: [...ended] }, anonymisedAt: null },
    },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: ENTRIES_MAX,
    select: { id: true, at: true, minutes: true, sequence: true, case: { select: caseSelect } },
  });
  return rows.map(({ case: row, ...call }) => ({ kind: 'call', ...call, ...about(row) }));
}

/** Replies, confirmations and ends of holds. */
async function findDue({ db, brokerId, about }: Scope): Promise<FeedEntry[]> {
  const rows = await db.caseState.findMany({
    where: {
      brokerId,
      case: { anonymisedAt: null },
      OR: [{ firstReplyDueAt: { not: null } }, { confirmDueAt: { not: null } }, { status: 'on_hold' }],
    },
    orderBy: [{ lastEventAt: 'desc' }, { caseId: 'desc' }],
    take: ENTRIES_MAX,
    select: {
      status: true,
      firstReplyDueAt: true,
      confirmDueAt: true,
      case: { select: { ...caseSelect, holdUntil: true } },
    },
  });
  return rows.flatMap(({ status, firstReplyDueAt, confirmDueAt, case: row }) => {
    const due = (kind: FeedEntry['kind'], at: Date | null): FeedEntry[] =>
      at ? [{ kind, id: row.id, at, minutes: DUE_MINUTES, ...about(row) }] : [];
    const hold = status === 'on_hold' ? row.holdUntil : null;
    return [...due('reply', firstReplyDueAt), ...due('confirm', confirmDueAt), ...due('hold', hold)];
  });
}

/** When the broker’s follow-ups to a silent client are sent next. */
async function findFollowUps({ db, brokerId, about }: Scope): Promise<FeedEntry[]> {
  const running = await findRunningFollowUps(db, brokerId, ENTRIES_MAX);
  const rows = await db.case.findMany({
    where: { id: { in: running.map(({ caseId }) => caseId) }, brokerId, anonymisedAt: null },
    select: caseSelect,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return running.flatMap(({ id, caseId, nextAt }): FeedEntry[] => {
    const row = byId.get(caseId);
    return row ? [{ kind: 'follow-up', id, at: nextAt, minutes: DUE_MINUTES, ...about(row) }] : [];
  });
}

/** The last day of the options a client can choose from, once for each case. */
async function findOptionEnds({ db, env, now, brokerId, about }: Scope): Promise<FeedEntry[]> {
  const rows = await db.quoteOption.findMany({
    where: {
      status: 'open',
      validUntil: { gte: dateOfDay(localDay(now(), env.site)) },
      case: { brokerId, status: 'quoted', anonymisedAt: null },
    },
    distinct: ['caseId'],
    orderBy: [{ validUntil: 'asc' }, { caseId: 'asc' }],
    take: ENTRIES_MAX,
    select: { validUntil: true, case: { select: caseSelect } },
  });
  return rows.map(({ validUntil, case: row }) => ({ kind: 'options', id: row.id, day: validUntil, ...about(row) }));
}

async function findPolicyEnds({ db, env, now, brokerId, about }: Scope): Promise<FeedEntry[]> {
  const rows = await db.case.findMany({
    where: {
      brokerId,
      status: 'bound',
      anonymisedAt: null,
      policyExpiresOn: { gte: dateOfDay(localDay(now(), env.site)) },
    },
    orderBy: [{ policyExpiresOn: 'asc' }, { id: 'asc' }],
    take: ENTRIES_MAX,
    select: { ...caseSelect, policyExpiresOn: true },
  });
  return rows.flatMap(({ policyExpiresOn, ...row }): FeedEntry[] =>
    policyExpiresOn ? [{ kind: 'policy', id: row.id, day: policyExpiresOn, ...about(row) }] : [],
  );
}

/**
 * The calendar of a broker, and a tag that is the same as long as its entries are.
 * @returns `text` is written only when somebody wants it
 */
export async function getFeed(
  services: Services,
  { brokerId, withNames }: { brokerId: string; withNames: boolean },
): Promise<{ tag: string; text: () => string }> {
  const { env, now } = services;
  const about = (row: CaseRow): About => ({
    caseId: row.id,
    number: caseNumber(row, env.site),
    name: withNames ? row.contactName : null,
  });
  const scope = { ...services, brokerId, about };
  const kinds = await Promise.all([
    findCalls(scope),
    findDue(scope),
    findFollowUps(scope),
    findOptionEnds(scope),
    findPolicyEnds(scope),
  ]);
  const entries = kinds.flat();
  const digest = createHash('sha256')
    .update(JSON.stringify([env.site.url, entries]))
    .digest('base64url');
  return { tag: `"${digest.slice(0, 22)}"`, text: () => feedText(entries, { site: env.site, now: now() }) };
}
