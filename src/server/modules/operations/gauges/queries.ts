/**
 * What the database knows about the health of the installation, for `/metrics`: counts and ages, without ids and names. Each count goes
 * along an index and ends at a ceiling, so its cost doesn’t grow with the number of cases.
 */
import { dueIndexed, dueKey } from '#server/modules/cases/sla/queries.ts';
import { isDue } from '#server/modules/integrations/webhooks/delivery/queries.ts';
import { openRecallRows } from '#server/modules/integrations/webhooks/recalls/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { ARCHIVING, type Archiving } from '#server/platform/db/archiving.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { GaugeSpec, Sample } from '#server/platform/metrics/metrics.ts';
import type { Services } from '#server/platform/services.ts';
import { openStatuses } from '#shared/cases/transitions.ts';

/** Nothing is counted further: above it a person looks at the lists. */
export const COUNTED_MAX = 10_000;
const HOUR_MS = 3_600_000;

type Read = (services: Services) => Promise<Sample[]>;
export type Collector = { gauges: Readonly<Record<string, GaugeSpec>>; read: Read };

function counted(rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT count(*)::int FROM (${rows} LIMIT ${COUNTED_MAX}) counted)`;
}

/** Seconds since the earliest time among these rows; 0 without any. */
function age(time: Prisma.Sql, rows: Prisma.Sql, at: Date): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(extract(epoch FROM ${at} - min(since)), 0)::float8
    FROM (SELECT ${time} AS since ${rows} LIMIT ${COUNTED_MAX}) aged)`;
}

type Counts = Record<string, number>;

/** One series per state, from columns with the names of the states. */
function byState(gauge: string, counts: Counts, states: readonly string[]): Sample[] {
  return states.map((state) => ({ gauge, labels: { state }, value: counts[state] ?? 0 }));
}

const jobs: Collector = {
  gauges: {
    coverbridge_queue_jobs: {
      help: 'Jobs by queue: ready to run, running, or failed for good. At most 10 seconds old.',
      labels: ['queue', 'state'],
    },
    coverbridge_queue_oldest_seconds: {
      help: 'How long the oldest job that is ready has waited, by queue.',
      labels: ['queue'],
    },
  },
  async read({ db }) {
    type Row = { queue: string; ready: number; active: number; failed: number; oldest: number };
    const rows = await db.$queryRaw<Row[]>`
      SELECT name AS queue, ready_count AS ready, active_count AS active, failed_count AS failed, (
        SELECT coalesce(extract(epoch FROM now() - min(start_after)), 0)::float8 FROM (
          SELECT start_after FROM pgboss.job j WHERE j.name = q.name AND j.state < 'active' AND NOT j.blocked
            AND j.start_after <= now() LIMIT ${COUNTED_MAX}) waiting) AS oldest
      FROM pgboss.queue q WHERE name NOT LIKE '\\_\\_pgboss%'`;
    return rows.flatMap(({ queue, ready, active, failed, oldest }): Sample[] => [
      { gauge: 'coverbridge_queue_jobs', labels: { queue, state: 'ready' }, value: ready },
      { gauge: 'coverbridge_queue_jobs', labels: { queue, state: 'active' }, value: active },
      { gauge: 'coverbridge_queue_jobs', labels: { queue, state: 'failed' }, value: failed },
      { gauge: 'coverbridge_queue_oldest_seconds', labels: { queue }, value: oldest },
    ]);
  },
};

const emails: Collector = {
  gauges: {
    coverbridge_emails: { help: 'Emails that are queued, or that couldn’t be sent.', labels: ['state'] },
    coverbridge_email_oldest_seconds: { help: 'How long the oldest queued email has waited.' },
  },
  async read({ db, now }) {
    const queued = Prisma.sql`FROM outbox_mails WHERE state = 'queued' ORDER BY created_at`;
    const [counts = {}] = await db.$queryRaw<Counts[]>`SELECT
      ${counted(Prisma.sql`SELECT 1 FROM outbox_mails WHERE state = 'queued'`)} AS queued,
      ${counted(Prisma.sql`SELECT 1 FROM outbox_mails WHERE state = 'failed'`)} AS failed,
      ${age(Prisma.sql`created_at`, queued, now())} AS oldest`;
    return [
      ...byState('coverbridge_emails', counts, ['queued', 'failed']),
      { gauge: 'coverbridge_email_oldest_seconds', value: counts.oldest ?? 0 },
    ];
  },
};

const texts: Collector = {
  gauges: { coverbridge_texts: { help: 'Text messages that are on their way, or failed.', labels: ['state'] } },
  async read({ db }) {
    const inState = (state: string) => counted(Prisma.sql`SELECT 1 FROM text_messages WHERE state = ${state}`);
    const [counts = {}] = await db.$queryRaw<Counts[]>`SELECT ${inState('queued')} AS queued,
      ${inState('waiting')} AS waiting, ${inState('failed')} AS failed`;
    return byState('coverbridge_texts', counts, ['queued', 'waiting', 'failed']);
  },
};

const webhooks: Collector = {
  gauges: {
    coverbridge_webhook_deliveries: {
      help: 'Deliveries to other systems: still pending, or a recall that needs a person.',
      labels: ['state'],
    },
    coverbridge_webhook_oldest_due_seconds: { help: 'How long the delivery that is due longest has waited.' },
  },
  async read({ db, now }) {
    const at = now();
    // A system that was paused or disabled waits for its owner.
    const due = Prisma.sql`FROM webhook_endpoints e JOIN webhook_deliveries d ON d.endpoint_id = e.id
      WHERE e.status = 'active' AND ${isDue(at)}`;
    const [counts = {}] = await db.$queryRaw<Counts[]>`SELECT
      ${counted(Prisma.sql`SELECT 1 FROM webhook_deliveries WHERE state = 'pending'`)} AS pending,
      ${counted(openRecallRows)} AS recall,
      ${age(Prisma.sql`next_attempt_at`, due, at)} AS oldest`;
    return [
      ...byState('coverbridge_webhook_deliveries', counts, ['pending', 'recall']),
      { gauge: 'coverbridge_webhook_oldest_due_seconds', value: counts.oldest ?? 0 },
    ];
  },
};

const cases: Collector = {
  gauges: {
    coverbridge_cases_open: { help: 'Open cases by status.', labels: ['status'] },
    coverbridge_sla_clocks: {
      help: 'Cases with a reply or decision due: all of them, within the hour, and overdue.',
      labels: ['state'],
    },
  },
  async read({ db, now }) {
    const at = now();
    const soon = new Date(at.getTime() + HOUR_MS);
    const due = (within: Prisma.Sql) =>
      counted(Prisma.sql`SELECT 1 FROM case_states s WHERE ${dueIndexed} AND ${within}`);
    const [clocks = {}] = await db.$queryRaw<Counts[]>`SELECT
      ${due(Prisma.sql`${dueKey} < 'infinity'`)} AS running,
      ${due(Prisma.sql`${dueKey} BETWEEN ${at} AND ${soon}`)} AS due_soon,
      ${due(Prisma.sql`${dueKey} < ${at}`)} AS overdue`;
    const columns = openStatuses.map(
      (status) =>
        Prisma.sql`${counted(Prisma.sql`SELECT 1 FROM case_states WHERE status = ${status}`)} AS ${Prisma.raw(status)}`,
    );
    const [open = {}] = await db.$queryRaw<Counts[]>`SELECT ${Prisma.join(columns)}`;
    return [
      ...byState('coverbridge_sla_clocks', clocks, ['running', 'due_soon', 'overdue']),
      ...openStatuses.map((status) => ({
        gauge: 'coverbridge_cases_open',
        labels: { status },
        value: open[status] ?? 0,
      })),
    ];
  },
};

const assistant: Collector = {
  gauges: {
    coverbridge_assistant_calls_today: { help: 'Questions sent to the AI provider today, in the site’s time zone.' },
    coverbridge_assistant_tokens_today: { help: 'Tokens used and reserved today.' },
    coverbridge_assistant_tokens_limit: { help: 'Tokens allowed per day; 0 without a provider.' },
  },
  async read({ db, env, now }) {
    const day = localDay(now(), env.site);
    const used = await db.assistantUsage.findUnique({ where: { day }, select: { calls: true, tokens: true } });
    return [
      { gauge: 'coverbridge_assistant_calls_today', value: used?.calls ?? 0 },
      { gauge: 'coverbridge_assistant_tokens_today', value: used?.tokens ?? 0 },
      { gauge: 'coverbridge_assistant_tokens_limit', value: env.openai?.dailyTokens ?? 0 },
    ];
  },
};

const documents: Collector = {
  gauges: {
    coverbridge_documents: { help: 'Files that wait for the scanner, or are in quarantine.', labels: ['state'] },
    coverbridge_document_oldest_seconds: { help: 'How long the oldest file has waited for the scanner.' },
  },
  async read({ db, now }) {
    const stored = (state: string) =>
      Prisma.sql`FROM document_versions WHERE scan_state = ${Prisma.raw(`'${state}'`)} AND wrapped_key IS NOT NULL`;
    const [counts = {}] = await db.$queryRaw<Counts[]>`SELECT
      ${counted(Prisma.sql`SELECT 1 ${stored('pending')}`)} AS pending,
      ${counted(Prisma.sql`SELECT 1 ${stored('infected')}`)} AS quarantined,
      ${age(Prisma.sql`created_at`, Prisma.sql`${stored('pending')} ORDER BY created_at`, now())} AS oldest`;
    return [
      ...byState('coverbridge_documents', counts, ['pending', 'quarantined']),
      { gauge: 'coverbridge_document_oldest_seconds', value: counts.oldest ?? 0 },
    ];
  },
};

const archive: Collector = {
  gauges: {
    coverbridge_database_archiving: { help: '1 when PostgreSQL archives its log.' },
    coverbridge_database_archive_failing: { help: '1 when its last attempt failed.' },
    coverbridge_database_archive_waiting_bytes: { help: 'What was written since the end of what is archived.' },
  },
  async read({ db }) {
    const [found] = await db.$queryRaw<Archiving[]>(Prisma.raw(ARCHIVING));
    return [
      { gauge: 'coverbridge_database_archiving', value: Number(found?.isOn ?? false) },
      { gauge: 'coverbridge_database_archive_failing', value: Number(found?.isFailing ?? false) },
      { gauge: 'coverbridge_database_archive_waiting_bytes', value: found?.waitingBytes ?? 0 },
    ];
  },
};

/** Each is read on its own: one that fails takes no other with it. */
export const collectors: Readonly<Record<string, Collector>> = {
  jobs,
  emails,
  texts,
  webhooks,
  cases,
  assistant,
  documents,
  archive,
};
