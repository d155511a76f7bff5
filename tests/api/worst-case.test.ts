/**
 * The most expensive requests we know, valid and invalid, for every procedure and for uploads, while others request `/healthz`. The
 * response time is compared with that of the same server when idle, in processor time, so that a busy machine adds nothing.
 * @module-tag long
 */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byteAddresses } from '#server/app/trpc/byte-addresses.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { type Polling, startPolling } from '../support/polling.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { type Attack, attacks } from '../support/worst-inputs.ts';

/** An idle server answers in a quarter of a millisecond; 100 ms is the most that somebody else's request may cost. */
const RATIO_MAX = 400;
/** Garbage collection hits one measurement, rarely three; the cost of a request shows up in each. */
const TRIES = 3;

let server: ServerProcess;
let visitor: ApiClient;
let client: ApiClient;
let polling: Polling;
let idle: number;

beforeAll(async () => {
  // Limits are effectively off: they would only hide what a request costs.
  server = await startServerProcess({ variables: { RATE_LIMIT_SCALE: '100000' } });
  visitor = createApiClient(server.url);
  client = await signIn(server.url, 'demo_client');
  polling = startPolling(server);
  await visitor.rest('GET', '/api/search?q=hail');
  idle = await polling.idle();
});
afterAll(async () => {
  polling.close();
  await server.stop();
});

function residentKilobytes(): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(server.pid())], { encoding: 'utf8' }).stdout);
}

/** As a visitor where that is allowed, and as a client everywhere else. */
async function send({ procedure, type, isPublic }: Attack, inputs: readonly string[]): Promise<void> {
  for (const input of inputs) {
    const answer = await (isPublic ? visitor : client).wire(type, procedure, input);
    expect(answer.status, `${procedure} ${input.slice(0, 60)}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  }
}

async function dearestOf(attack: Attack, inputs: readonly string[]): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && best > RATIO_MAX; tried += 1)
    best = Math.min(best, (await polling.dearestDuring(() => send(attack, inputs))) / idle);
  return best;
}

/** All of them in a row; only when somebody waited are they run one by one, to identify the cause. */
async function expectCheap(attack: Attack): Promise<void> {
  if ((await dearestOf(attack, attack.inputs)) <= RATIO_MAX) return;
  for (const input of attack.inputs)
    expect(await dearestOf(attack, [input]), `${attack.procedure} with ${input.slice(0, 80)}`).toBeLessThanOrEqual(
      RATIO_MAX,
    );
}

test.each(attacks())('nobody waits for the worst inputs of $procedure', (attack) => expectCheap(attack));

/** With existing and missing ids, names as long as an address may be, and bodies that are not files. */
const bytes = Object.entries(byteAddresses).flatMap(([template, methods]) =>
  Object.keys(methods).map((method) => ({ template, method: method.toUpperCase() })),
);

test.each(bytes)('nobody waits for the worst requests to $method $template', async ({ template, method }) => {
  const admin = await signIn(server.url, 'demo_admin');
  const names = [
    '0194a3c0-0000-7000-8000-000000000001',
    'x'.repeat(6_000),
    '%F0%9F%8D%81'.repeat(400),
    '..%2f'.repeat(900),
  ];
  const bodies = ['x', '0,'.repeat(45_000), '"'.repeat(90_000), '\n'.repeat(90_000)];
  const query = `?a=${'%2C'.repeat(1_500)}&reason=${'x'.repeat(3_000)}`;
  const requests = names.flatMap((name) =>
    (method === 'GET' || method === 'HEAD' ? [null] : bodies).map((raw) => ({ name, raw })),
  );
  const attack = async () => {
    for (const person of [client, admin])
      for (const { name, raw } of requests) {
        const path = template.replace(/\{\w+\}/g, name) + query;
        const headers = {
          'content-type': 'application/offset+octet-stream',
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
        };
        const answer = await person.call(method, path, raw === null ? {} : { raw, headers });
        expect(answer.status, `${method} ${path.slice(0, 80)}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
      }
  };
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && best > RATIO_MAX; tried += 1)
    best = Math.min(best, (await polling.dearestDuring(attack)) / idle);
  expect(best).toBeLessThanOrEqual(RATIO_MAX);
});

test('memory is unchanged when all of this is repeated', async () => {
  const again = attacks().filter(({ procedure }) => /^(chat|search|quotes|contact|auth)\./.test(procedure));
  const round = async () => {
    for (const attack of again) await send(attack, attack.inputs);
    return residentKilobytes();
  };
  await round();
  const before = await round();
  expect((await round()) / before).toBeLessThan(1.3);
});
