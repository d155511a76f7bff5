/** What a list may contain, as SQL conditions: its scope, and the groups, filters and words that narrow it. `c`: case, `s`: its state. */
import { DateTime } from 'luxon';
import { isEnding } from '#server/modules/assignment/offers/queries.ts';
import { findPoolLicence } from '#server/modules/brokers/queries.ts';
import { dueAtSql, dueIndexed, dueKey } from '#server/modules/cases/sla/queries.ts';
import { isWithdrawalOverdue } from '#server/modules/cases/workflow/withdrawal/queries.ts';
import { assistedCases, managedBrokers } from '#server/modules/organizations/firms/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { AppError, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { rankedWords, type Wanted, wantedWords } from '#server/platform/text-search/vectors.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import { type SearchTerms, searchTerms } from '#shared/platform/text-search/terms.ts';
import type { WorklistBucket, WorklistFilters, WorklistScope } from '#shared/queue/filters.ts';
import { isOpenOnly } from '#shared/queue/rules.ts';

type Sql = Prisma.Sql;

/** Statuses in which a running clock means that it is the broker's turn, although the status does not say so. */
const answeredStatuses = ['quoted', 'waiting_client', 'on_hold', 'bound', 'lost'] as const satisfies CaseStatus[];
/** These groups list closed cases too: someone may be waiting there. */
const reachesClosed: readonly WorklistBucket[] = ['breached', 'today', 'me'];
const closedStatuses = ['bound', 'lost', 'withdrawn', 'duplicate'] as const satisfies CaseStatus[];

/** The groups defined by status, as long as no other group has the case. */
const statusesOf = {
  routing: ['new', 'offered'],
  confirm: ['accepted'],
  client: ['waiting_client', 'quoted'],
  hold: ['on_hold'],
} as const satisfies Partial<Record<WorklistBucket, CaseStatus[]>>;

function isStatusBucket(bucket: WorklistBucket | undefined): bucket is keyof typeof statusesOf {
  return bucket !== undefined && bucket in statusesOf;
}

/** The statuses a list of open cases is limited to; null when it is not. */
export function limitedTo({ bucket, statuses }: WorklistFilters): readonly CaseStatus[] | null {
  if (isStatusBucket(bucket)) return statusesOf[bucket];
  const open = openStatuses as readonly CaseStatus[];
  return !bucket && statuses?.length && statuses.every((one) => open.includes(one)) ? [...new Set(statuses)] : null;
}

/** How long a message on a closed case is worth a broker's attention. */
const UNREAD_DAYS = 60;

const FORBIDDEN = 'Your role doesn’t have access to this list.';

const states = Prisma.sql`case_states s`;
const statesWithCases = Prisma.sql`case_states s JOIN cases c ON c.id = s.case_id`;
/** Looks up each state by its key and never scans them all. */
export const casesWithState = Prisma.sql`cases c CROSS JOIN LATERAL (SELECT * FROM case_states WHERE case_id = c.id OFFSET 0) s`;

/** What a list reads from: orders and scopes are in the indexes of the state. The case is joined only where a condition refers to it. */
export function readFrom(...parts: Sql[]): Sql {
  return parts.some(({ sql }) => /\bc\./.test(sql)) ? statesWithCases : states;
}

/** Statuses are inlined, not passed as parameters: PostgreSQL needs them to prove that a partial index applies. */
export function statusIn(statuses: readonly CaseStatus[]): Sql {
  return Prisma.raw(`s.status IN (${statusList(statuses)})`);
}

function statusList(statuses: readonly CaseStatus[]): string {
  return statuses.map((status) => `'${status}'`).join(', ');
}

function isAssistant({ firm }: Viewer): boolean {
  return firm?.role === 'assistant';
}

function ofBroker({ id }: Viewer): Sql {
  return Prisma.sql`s.broker_id = ${id}::uuid`;
}

/** @throws {AppError} FORBIDDEN when the list is not for the viewer's role */
export async function scopeCondition({ db, now }: Services, viewer: Viewer, scope: WorklistScope): Promise<Sql> {
  if (scope === 'all') {
    if (viewer.role !== 'admin') throw new AppError({ code: 'FORBIDDEN', message: FORBIDDEN });
    return Prisma.sql`true`;
  }
  if (scope === 'firm') {
    if (viewer.firm?.role !== 'manager') throw new AppError({ code: 'FORBIDDEN', message: FORBIDDEN });
    return Prisma.sql`s.broker_id IN ${managedBrokers(viewer.id)}`;
  }
  if (scope === 'mine')
    return isAssistant(viewer) ? Prisma.sql`s.case_id IN ${assistedCases(viewer.id)}` : ofBroker(viewer);
  if (scope === 'offered')
    return Prisma.sql`s.status = 'offered' AND s.case_id IN (SELECT case_id FROM offers
      WHERE broker_id = ${viewer.id}::uuid AND status = 'open' AND expires_at > ${now()})`;
  const licence = await findPoolLicence(db, viewer.id);
  return Prisma.sql`s.status = 'new' AND c.import_batch_id IS NULL AND c.type = ANY(${licence?.poolTypes ?? []}::text[])`;
}

/** Rejects searching for people where no names are shown, and filtering by broker in one's own cases. */
export function refuseFilters(scope: WorklistScope, filters: WorklistFilters): void {
  const named: (keyof WorklistFilters)[] =
    scope === 'all' || scope === 'firm'
      ? []
      : scope === 'mine'
        ? ['broker']
        : ['broker', 'q', 'bucket', 'statuses', 'stages', 'source', 'offers', 'withdrawals', 'from', 'to'];
  const path = named.find((name) => filters[name] !== undefined && filters[name] !== '');
  if (!path) return;
  const message = scope === 'mine' ? 'These are your own requests' : 'You can’t search unassigned requests this way';
  throw refusedField(path, 'not_allowed', message);
}

/** Someone else wrote, and the viewer has not read it. Internal notes never count. */
export function unreadBy(viewer: Viewer): Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM messages m WHERE m.case_id = s.case_id AND m.kind = 'message'
    AND m.sender_id IS DISTINCT FROM ${viewer.id}::uuid
    AND m.seq > coalesce((SELECT r.last_read_seq FROM conversation_reads r WHERE r.case_id = s.case_id AND r.user_id = ${viewer.id}::uuid), 0))`;
}

/** Bound recently enough that a message on it still matters to someone. */
export function recentlyBound({ now }: Services): Sql {
  const since = new Date(now().getTime() - UNREAD_DAYS * 86_400_000);
  return Prisma.sql`s.status = 'bound' AND s.last_event_at > ${since}`;
}

/** A message in these is worth looking for: in others, the status or the clock says whose turn it is. */
export function mayBeUnread(services: Services): Sql {
  return Prisma.sql`(${statusIn(['waiting_client', 'on_hold', 'quoted'])} OR ${recentlyBound(services)})`;
}

/** Cases with a withdrawal to confirm: a handful, found by an index that holds no others. */
function withdrawalPending(more: Sql | null): Sql {
  return Prisma.sql`s.case_id IN (SELECT w.id FROM cases w WHERE w.withdrawal_due_at IS NOT NULL${more ? Prisma.sql` AND ${more}` : Prisma.empty})`;
}

/** Whose withdrawals a list has: narrowed here too, because the index holds those of everyone. */
function withdrawnOf(viewer: Viewer, scope: WorklistScope): Sql | null {
  if (scope === 'firm') return Prisma.sql`w.broker_id IN ${managedBrokers(viewer.id)}`;
  return scope === 'mine' && !isAssistant(viewer) ? Prisma.sql`w.broker_id = ${viewer.id}::uuid` : null;
}

/** The end of the day in Alberta. */
export function endOfDay({ env, now }: Services): Date {
  return DateTime.fromJSDate(now(), { zone: env.site.timeZone }).endOf('day').toJSDate();
}

/** Not due until tomorrow, or never. */
function later(services: Services): Sql {
  return Prisma.sql`${dueKey} > ${endOfDay(services)}`;
}

/** No clock is running. The index by status and due time finds these in one place. */
const undue = Prisma.sql`${dueKey} = 'infinity'::timestamptz`;

/**
 * Leaves the groups of a status only what is in no other group, so that no open case is counted twice: what is late, due today, or
 * waiting for the broker is there.
 */
function onlyHere(services: Services, scope: WorklistScope, bucket: keyof typeof statusesOf, unread: Sql): Sql {
  if (bucket === 'routing' || bucket === 'confirm') return later(services);
  return scope === 'mine' ? Prisma.sql`${undue} AND NOT ${unread}` : undue;
}

/**
 * What is in a group. Every open case of a scope is in exactly one of the groups that it shows.
 * @param unread whether the viewer has not read a message, for a caller that has it already
 */
export function bucketCondition(
  services: Services,
  viewer: Viewer,
  scope: WorklistScope,
  bucket: WorklistBucket,
  unread = unreadBy(viewer),
): Sql {
  const now = services.now();
  const clocked = Prisma.sql`${dueIndexed} AND ${dueAtSql} IS NOT NULL`;
  switch (bucket) {
    case 'breached':
      return Prisma.sql`${clocked} AND ${dueKey} < ${now}`;
    case 'today':
      return Prisma.sql`${clocked} AND ${dueKey} >= ${now} AND ${dueKey} <= ${endOfDay(services)}`;
    case 'me': {
      // Separate conditions, because each has its own index.
      const active = Prisma.sql`(s.status = 'active' AND ${later(services)} OR ${dueAtSql} IS NOT NULL AND ${later(services)} AND ${statusIn(answeredStatuses)})`;
      // Administrators and managers do not answer clients: what they have not read is no sign of waiting.
      if (scope !== 'mine') return Prisma.sql`${dueIndexed} AND ${active}`;
      // Named only once: each occurrence makes PostgreSQL plan the statement for every month of messages.
      return Prisma.sql`(${active} OR ${undue} AND ${mayBeUnread(services)} AND ${unread})`;
    }
    case 'withdrawal':
      return withdrawalPending(withdrawnOf(viewer, scope));
    case 'routing':
    case 'confirm':
    case 'client':
    case 'hold':
      return Prisma.sql`${statusIn(statusesOf[bucket])} AND ${onlyHere(services, scope, bucket, unread)}`;
    case 'closed':
      return statusIn(closedStatuses);
  }
}

/** What a search looks for: all of it, and the same in groups, the best matches first. A case number is the whole of its group. */
interface WantedCases extends Wanted {
  ranked: readonly Wanted[];
}

/** The condition for a search; null without words. */
export function wantedCases(services: Services, q: string | undefined): WantedCases | null {
  const terms = q ? searchTerms(q) : null;
  if (!terms) return null;
  if (terms.kind === 'words') return { ...wantedWords('cases', terms.words), ranked: rankedWords(terms.words) };
  const wanted = wantedNumber(services, terms);
  return { ...wanted, ranked: [wanted] };
}

type CaseNumber = Extract<SearchTerms, { kind: 'number' }>;

function wantedNumber({ env }: Services, terms: CaseNumber): Wanted {
  const numbered = (match: Sql): Wanted => ({
    match,
    hits: (most) => Prisma.sql`SELECT c.id FROM cases c WHERE ${match} LIMIT ${most}`,
  });
  const range = numbered(Prisma.sql`c.serial BETWEEN ${terms.first} AND ${terms.last}`);
  if (terms.year === null) {
    if (!terms.digits) return range;
    const held = wantedWords('cases', [terms.digits]);
    return {
      match: Prisma.sql`(${range.match} OR ${held.match})`,
      // Each part has its own limit; a case found by both counts once.
      hits: (most) => Prisma.sql`(${range.hits(most)}) UNION (${held.hits(most)}) LIMIT ${most}`,
    };
  }
  const start = DateTime.fromObject({ year: terms.year }, { zone: env.site.timeZone });
  return numbered(
    Prisma.sql`${range.match} AND c.created_at >= ${start.toJSDate()} AND c.created_at < ${start.plus({ year: 1 }).toJSDate()}`,
  );
}

/**
 * Every filter that is set, except the search. The status appears only once: PostgreSQL treats two conditions on it as independent, expects
 * a few dozen rows where there are thousands, and sorts them instead of reading along the index.
 * @param limited the statuses the list is limited to; none when the caller names them
 */
export function filterConditions(
  services: Services,
  viewer: Viewer,
  scope: WorklistScope,
  filters: WorklistFilters,
  limited = limitedTo(filters),
): Sql[] {
  const { bucket, types, statuses, stages, priorities, area, broker, source, offers, withdrawals, from, to } = filters;
  const day = (text: string) => DateTime.fromISO(text, { zone: services.env.site.timeZone });
  const own = scope === 'mine' || scope === 'firm' || scope === 'all';
  // Without a group, status or search, only open cases are listed; a search covers closed cases too.
  const openOnly = own && isOpenOnly(filters) && !(bucket && reachesClosed.includes(bucket));
  return [
    limited ? limited.length > 0 && statusIn(limited) : bucket && bucketCondition(services, viewer, scope, bucket),
    limited && isStatusBucket(bucket) && onlyHere(services, scope, bucket, unreadBy(viewer)),
    openOnly && !limited && statusIn(openStatuses),
    // The index `cases_all_area` holds the open cases, identified by the case's own status.
    openOnly && area && Prisma.raw(`c.status IN (${statusList(openStatuses)})`),
    types?.length && Prisma.sql`c.type = ANY(${types}::text[])`,
    statuses?.length && (bucket || !limited) && statusIn(statuses),
    stages?.length && Prisma.sql`c.stage = ANY(${stages}::case_stage[])`,
    priorities?.length && Prisma.sql`s.priority = ANY(${priorities}::case_priority[])`,
    area && Prisma.sql`c.postal_code ^@ ${area}`,
    broker && (broker === 'none' ? Prisma.sql`s.broker_id IS NULL` : Prisma.sql`s.broker_id = ${broker}::uuid`),
    source && Prisma.sql`starts_with(c.source, ${source})`,
    offers && Prisma.sql`s.case_id IN (SELECT o.case_id FROM offers o WHERE ${isEnding(services)})`,
    withdrawals && withdrawalPending(isWithdrawalOverdue(services)),
    from && Prisma.sql`c.created_at >= ${day(from).startOf('day').toJSDate()}`,
    to && Prisma.sql`c.created_at < ${day(to).plus({ day: 1 }).startOf('day').toJSDate()}`,
  ].filter((condition): condition is Sql => typeof condition === 'object' && condition !== null);
}
