import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sessionCookie } from '../lib/product.ts';
import { enabledClient } from './enabled-client.ts';
import type { Row } from './report.ts';
import { call } from './requests.ts';
import { percentile } from './rounds.ts';
import type { Setting } from './setting.ts';
import { openStream } from './stream.ts';

const GOAL_MS = 100;
const STREAMS = 500;
/** Messages per second, across all conversations. */
const RATE = 20;
const PATIENCE_MS = 10_000;

type Conversation = { caseId: string; clientId: string; brokerId: string };

/**
 * 500 clients watch their own cases while brokers write to them. Timing runs from the start of the broker's call until the message arrives
 * in the client's stream; this process holds both ends and is not the server.
 */
export async function measureStreams({ product, databaseOwnerUrl, quick }: Setting): Promise<Row[]> {
  const conversations = await findConversations(databaseOwnerUrl);
  const arrivals = new Map<string, () => void>();
  const streams = await Promise.all(
    conversations.map(async ({ caseId, clientId }) =>
      openStream(product.url, await sessionCookie(clientId), caseId, (key) => arrivals.get(key)?.()),
    ),
  );
  const agent = new Agent({ keepAlive: true });
  const deliveries: Promise<number>[] = [];
  for (let turn = 0; turn < RATE * (quick ? 2 : 15); turn += 1) {
    const conversation = conversations[(turn * 7) % conversations.length];
    if (conversation) deliveries.push(deliver(agent, product.url, conversation, arrivals));
    await sleep(1000 / RATE);
  }
  const times = await Promise.all(deliveries);
  for (const stream of streams) stream.destroy();
  agent.destroy();
  const p95 = percentile(times, 0.95);
  return [
    {
      what: `Message delivery with ${STREAMS} streams open, p95`,
      result: `${Math.round(p95)} ms`,
      goal: `at most ${GOAL_MS} ms`,
      met: p95 <= GOAL_MS,
      details: `median ${Math.round(percentile(times, 0.5))} ms, slowest ${Math.round(Math.max(...times))} ms; ${times.length} messages, ${RATE} per second`,
    },
  ];
}

/** Cases in progress, each with a different client. */
async function findConversations(databaseOwnerUrl: string): Promise<Conversation[]> {
  const client = new pg.Client({ connectionString: databaseOwnerUrl });
  await client.connect();
  const { rows } = await client.query<Conversation>(
    `SELECT DISTINCT ON (client_id) id AS "caseId", client_id AS "clientId", broker_id AS "brokerId" FROM cases WHERE status = 'active' AND ${enabledClient} ORDER BY client_id, id LIMIT $1`,
    [STREAMS],
  );
  await client.end();
  if (rows.length < STREAMS) throw new Error(`Only ${rows.length} of ${STREAMS} conversations were found`);
  return rows;
}

/** Milliseconds until the message arrives. @throws when it does not */
async function deliver(
  agent: Agent,
  url: string,
  { caseId, brokerId }: Conversation,
  arrivals: Map<string, () => void>,
): Promise<number> {
  const cookie = await sessionCookie(brokerId);
  const clientKey = randomUUID();
  const message = { caseId, clientKey, kind: 'message', body: 'Thank you. Could you send me a picture of the roof?' };
  const started = performance.now();
  const arrived = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A message did not arrive')), PATIENCE_MS);
    arrivals.set(clientKey, () => {
      clearTimeout(timer);
      resolve(performance.now() - started);
    });
  });
  const [ms] = await Promise.all([arrived, call(agent, `${url}/api/trpc/messages.send`, cookie, message)]);
  arrivals.delete(clientKey);
  return ms;
}
