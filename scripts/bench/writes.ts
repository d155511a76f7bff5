import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import pg from 'pg';
import { autoRequest } from '../../tests/support/requests.ts';
import { sessionCookie } from '../lib/product.ts';
import { enabledClient } from './enabled-client.ts';
import type { Row } from './report.ts';
import { call } from './requests.ts';
import { percentile } from './rounds.ts';
import type { Setting } from './setting.ts';

/** The most one request may cost the database: statements, pages read, and bytes of write-ahead log. */
interface Limits {
  statements: number;
  pages: number;
  kilobytes: number;
}

interface Write {
  what: string;
  procedure: string;
  limits: Limits;
  /** The cases to use, each once, as SQL that returns `id`, `version`, `client` and `broker`. */
  cases: string;
  /** Who sends the request, and its input. */
  ask: (row: CaseRow) => { as: string | null; input: unknown };
}

type CaseRow = { id: string; version: number; client: string; broker: string };

const REQUESTS = 40;
const COLUMNS = 'id, version, client_id AS client, broker_id AS broker';
const inThirtyDays = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const message = (row: CaseRow) => ({
  caseId: row.id,
  clientKey: randomUUID(),
  kind: 'message',
  body: 'The roof is from 2019, the garage is newer.',
});
const active = (rest: number) =>
  `SELECT ${COLUMNS} FROM cases WHERE status = 'active' AND ${enabledClient} AND serial % 4 = ${rest} ORDER BY md5(id::text)`;

/** A broker eligible for the case `c`: works here, serves its line and area, is not away and has capacity. */
const mayTake = `SELECT p.user_id FROM broker_profiles p JOIN broker_loads l ON l.broker_id = p.user_id JOIN users u ON u.id = p.user_id
  WHERE u.disabled_at IS NULL AND c.type = ANY(p.lines) AND EXISTS (SELECT 1 FROM unnest(p.areas) area WHERE starts_with(c.postal_code, area))
    AND p.away_until IS NULL AND p.licence_expires_on > current_date + 30 AND l.open_cases + l.open_offers + 1 < p.capacity
  ORDER BY md5(p.user_id::text || c.id::text) LIMIT 1`;

/** Measured at 1,000,000 cases, plus a statement or two and half as many pages again: after a checkpoint each page is logged in full. */
const writes: Write[] = [
  {
    what: "a client's message",
    procedure: 'messages.send',
    limits: { statements: 15, pages: 450, kilobytes: 170 },
    cases: active(0),
    ask: (row) => ({ as: row.client, input: message(row) }),
  },
  {
    what: "a broker's message",
    procedure: 'messages.send',
    limits: { statements: 15, pages: 450, kilobytes: 170 },
    cases: active(1),
    ask: (row) => ({ as: row.broker, input: message(row) }),
  },
  {
    what: 'a request sent by the form',
    procedure: 'quotes.submit',
    limits: { statements: 22, pages: 600, kilobytes: 60 },
    cases: active(2),
    ask: () => ({ as: null, input: autoRequest({ email: `write-${randomUUID().slice(0, 8)}@example.com` }) }),
  },
  {
    what: 'a request taken from the pool',
    procedure: 'cases.claim',
    limits: { statements: 32, pages: 540, kilobytes: 160 },
    cases: `SELECT c.id, c.version, c.client_id AS client, b.user_id AS broker FROM cases c CROSS JOIN LATERAL (${mayTake}) b
      WHERE c.status = 'new' AND c.contact_email LIKE 'client%' ORDER BY c.id`,
    ask: ({ id, version, broker }) => ({ as: broker, input: { caseId: id, version } }),
  },
  {
    what: 'a request put on hold',
    procedure: 'cases.hold',
    limits: { statements: 18, pages: 300, kilobytes: 230 },
    cases: active(3),
    ask: ({ id, version, broker }) => ({ as: broker, input: { caseId: id, version, until: inThirtyDays() } }),
  },
];

/** Statements that belong to no request: this script's own, and the deferred reference check that PostgreSQL runs at COMMIT. */
const OF_NOBODY = `query ~* 'pg_stat|^(SHOW|LISTEN|CHECKPOINT)|OPERATOR\\(pg_catalog'`;

/** Runs each write over HTTP, one request after the other, and reads its cost from `pg_stat_statements`. */
export async function measureWrites(
  setting: Pick<Setting, 'product' | 'databaseOwnerUrl' | 'adminUrl' | 'quick'>,
  cases: number,
): Promise<Row[]> {
  const url = new URL(setting.adminUrl);
  url.pathname = new URL(setting.databaseOwnerUrl).pathname;
  const database = new pg.Client({ connectionString: url.href });
  await database.connect();
  await database.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const agent = new Agent({ keepAlive: true });
  const rows: Row[] = [];
  for (const write of writes) {
    const { rows: found } = await database.query<CaseRow>(`${write.cases} LIMIT $1`, [setting.quick ? 5 : REQUESTS]);
    await database.query('SELECT pg_stat_statements_reset()');
    const times: number[] = [];
    for (const row of found) {
      const { as, input } = write.ask(row);
      const cookie = as === null ? '' : await sessionCookie(as);
      const started = performance.now();
      await call(agent, `${setting.product.url}/api/trpc/${write.procedure}`, cookie, input);
      times.push(performance.now() - started);
    }
    rows.push(rowOf(write, cases, await costOf(database, found.length), times));
  }
  agent.destroy();
  await database.end();
  return rows;
}

/** The cost per request. */
async function costOf(database: pg.Client, requests: number): Promise<Limits> {
  const { rows } = await database.query<{ statements: number; pages: number; bytes: number }>(
    `SELECT sum(calls)::float8 AS statements, sum(shared_blks_hit + shared_blks_read)::float8 AS pages, sum(wal_bytes)::float8 AS bytes
     FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND NOT (${OF_NOBODY})`,
  );
  const { statements, pages, bytes } = rows[0] ?? { statements: 0, pages: 0, bytes: 0 };
  return { statements: statements / requests, pages: pages / requests, kilobytes: bytes / requests / 1024 };
}

function rowOf({ what, limits }: Write, cases: number, cost: Limits, times: number[]): Row {
  return {
    what: `At ${cases.toLocaleString('en-CA')} cases, ${what}`,
    result: `${cost.statements.toFixed(1)} statements, ${Math.round(cost.pages)} pages, ${Math.round(cost.kilobytes)} KB`,
    goal: `at most ${limits.statements}, ${limits.pages}, ${limits.kilobytes} KB`,
    met: cost.statements <= limits.statements && cost.pages <= limits.pages && cost.kilobytes <= limits.kilobytes,
    details: `${times.length} requests, median ${Math.round(percentile(times, 0.5))} ms, p95 ${Math.round(percentile(times, 0.95))} ms`,
  };
}
