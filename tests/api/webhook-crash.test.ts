/**
 * A process that is killed while it delivers: every event arrives at least once, and a receiver that hangs holds up nobody else.
 * @module-tag long
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { amount } from '../support/amount.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const EVENTS = amount({ loop: 300, long: 300, thorough: 1_000 });

let server: ServerProcess;
let owner: pg.Client;
let broker: ApiClient;
beforeAll(async () => {
  server = await startServerProcess({ variables: { WEBHOOK_ALLOW_PRIVATE: 'true' } });
  owner = new pg.Client({ connectionString: server.database.ownerUrl });
  await owner.connect();
  broker = await signIn(server.url, 'demo_broker');
}, 120_000);
afterAll(async () => {
  await owner.end();
  await server.stop();
});

async function makeWebhook(url: string): Promise<string> {
  const input = { url, types: ['case.status_changed' as const], currentPassword: DEMO_PASSWORD };
  return (await broker.trpc.webhooks.create.mutate(input)).id;
}

/** As many facts would have left them, all at once. @returns their ids */
async function publish(count: number): Promise<string[]> {
  const { rows } = await owner.query<{ event_id: string }>(
    `WITH published AS (
       INSERT INTO integration_events (id, type, at) SELECT gen_random_uuid(), 'case.status_changed', now() FROM generate_series(1, $1) RETURNING id)
     INSERT INTO integration_event_recipients (event_id, recipient_id, parting)
     SELECT p.id, u.id, true FROM published p, users u WHERE u.username_key = 'demo_broker' RETURNING event_id`,
    [count],
  );
  return rows.map(({ event_id }) => event_id);
}

test('kill -9 three times under many events: none is lost', { timeout: 400_000 }, async () => {
  const receiver = await startReceiver();
  await makeWebhook(receiver.url);
  const ids = await publish(EVENTS);
  for (const arrived of [0.1, 0.3, 0.6].map((share) => share * EVENTS)) {
    await eventually(`${arrived} have arrived`, async () => new Set(receiver.ids()).size > arrived, 180_000);
    await server.kill();
    await server.restart();
  }
  await eventually('all have arrived', async () => new Set(receiver.ids()).size >= EVENTS, 240_000);
  expect(new Set(receiver.ids())).toEqual(new Set(ids));
  await receiver.stop();
});

test('a receiver that hangs holds up nobody else', { timeout: 240_000 }, async () => {
  const hanging = await startReceiver(() => 'hang');
  const quick = await startReceiver();
  broker = await signIn(server.url, 'demo_broker');
  const hangingId = await makeWebhook(hanging.url);
  await makeWebhook(quick.url);
  const first = await publish(1);
  await eventually('the first arrives', async () => quick.received.length >= first.length, 120_000);
  await eventually(
    'it is known to fail',
    async () => (await broker.trpc.webhooks.get.query({ id: hangingId })).failingSince !== null,
    120_000,
  );
  const more = await publish(200);
  await eventually('the others arrive', async () => quick.received.length >= 201, 120_000);
  expect(new Set(quick.ids())).toEqual(new Set([...first, ...more]));
  // Of the two hundred, it has had few.
  expect(hanging.received.length).toBeLessThan(50);
  await hanging.stop();
  await quick.stop();
});
