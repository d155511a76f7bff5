import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { SeededBusiness } from '../../prisma/seed/large.ts';
import { type Product, sessionCookie } from '../lib/product.ts';
import { keyFor } from './keys.ts';
import { questions } from './questions.ts';
import type { Row } from './report.ts';
import { call, callWith } from './requests.ts';
import { percentile } from './rounds.ts';

const PER_MINUTE = 1_000;
const GOAL = 1.1;
const WEBHOOKS = 5;
/** How long an event may take from its fact to the receiver while the portals are in use. */
const PATIENCE_MS = 120_000;

interface WebhookSetting {
  product: Product;
  people: SeededBusiness;
  databaseOwnerUrl: string;
  quick: boolean;
}

/** A system that takes every delivery. */
async function startReceiver() {
  let count = 0;
  const server = createServer((req, res) => {
    count += 1;
    req.resume();
    res.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, received: () => count, stop: () => server.close() };
}

/** Events of cases, as their facts would leave them, at an even rate. */
async function publishEvenly(database: pg.Client, owners: readonly string[], untilMs: number): Promise<number> {
  const every = 60_000 / PER_MINUTE;
  let sent = 0;
  for (const started = performance.now(); performance.now() < untilMs; sent += 1) {
    await database.query(
      `WITH one AS (SELECT id, status, version FROM cases WHERE broker_id = $1 AND status = 'active' ORDER BY id LIMIT 1),
         published AS (INSERT INTO integration_events (id, type, case_id, status, case_version, data, at)
           SELECT gen_random_uuid(), 'case.status_changed', id, status, version, '{}', now() FROM one RETURNING id),
         heard AS (INSERT INTO integration_event_recipients (event_id, recipient_id, parting) SELECT id, $1, true FROM published)
       SELECT pg_notify('live', 'case:' || id) FROM one`,
      [owners[sent % owners.length]],
    );
    await sleep(Math.max(0, started + (sent + 1) * every - performance.now()));
  }
  return sent;
}

/** Milliseconds of what brokers and administrators look at most, one call after the other. */
async function portalTimes(
  { product, people }: WebhookSetting,
  cookieOf: (id: string) => Promise<string>,
  untilMs: number,
) {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let round = 0; performance.now() < untilMs; round += 1) {
    const question = questions[round % questions.length];
    if (!question) break;
    const broker = people.brokers[round % people.brokers.length] ?? '';
    const cookie = await cookieOf(question.who === 'admin' ? people.admin : broker);
    const input = question.input(round);
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    const started = performance.now();
    await call(agent, `${product.url}/api/trpc/${question.procedure}${query}`, cookie);
    times.push(performance.now() - started);
    // The portals are in use, not flooded.
    await sleep(20);
  }
  agent.destroy();
  return times;
}

/** What people in the portals notice of a thousand webhooks a minute: their calls with and without, in turn. */
export async function measureWebhooks(setting: WebhookSetting): Promise<Row[]> {
  const { product, people, quick } = setting;
  const database = new pg.Client({ connectionString: setting.databaseOwnerUrl });
  await database.connect();
  const receiver = await startReceiver();
  const owners = people.brokers.slice(0, WEBHOOKS);
  const agent = new Agent();
  for (const ownerId of owners) {
    const authorization = await keyFor(database, { ownerId }, ['cases:read', 'webhooks:manage']);
    const webhook = { url: receiver.url, types: ['case.status_changed'] };
    await callWith(agent, `${product.url}/api/webhooks`, { authorization }, webhook);
  }
  agent.destroy();
  const cookieOf = (id: string) => sessionCookie(id, false);
  const seconds = quick ? 2 : 20;
  const times = { quiet: [] as number[], busy: [] as number[] };
  let sent = 0;
  for (let round = 0; round <= (quick ? 1 : 4); round += 1) {
    const quiet = await portalTimes(setting, cookieOf, performance.now() + seconds * 1000);
    const until = performance.now() + seconds * 1000;
    const [busy, published] = await Promise.all([
      portalTimes(setting, cookieOf, until),
      publishEvenly(database, owners, until),
    ]);
    sent += published;
    await arrived(() => receiver.received() >= sent);
    if (round === 0) continue;
    times.quiet.push(...quiet);
    times.busy.push(...busy);
  }
  await database.end();
  receiver.stop();
  const [quiet, busy] = [percentile(times.quiet, 0.95), percentile(times.busy, 0.95)];
  return [
    {
      what: `${PER_MINUTE.toLocaleString('en-CA')} webhooks a minute: the portals’ p95 against none`,
      result: (busy / quiet).toFixed(2),
      goal: `at most ${GOAL}`,
      met: busy / quiet <= GOAL,
      details: `${busy.toFixed(1)} ms against ${quiet.toFixed(1)} ms, ${times.busy.length} and ${times.quiet.length} calls in turn; all ${sent} deliveries to ${WEBHOOKS} webhooks arrived`,
    },
  ];
}

/** @throws when they don’t all come */
async function arrived(all: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!all()) {
    if (performance.now() > deadline) throw new Error('Not all webhooks arrived');
    await sleep(100);
  }
}
