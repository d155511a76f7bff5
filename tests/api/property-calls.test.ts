/**
 * Calls made from the committed document, valid and invalid, by everyone who may try: every answer is documented, none is a failure of
 * ours, what the document forbids is never accepted, and tRPC says the same. What the document allows goes through Prism. The seed is in
 * the name; CALLS_SEED repeats a run, CALLS says how many.
 */
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amount } from '../support/amount.ts';
import type { Answer } from '../support/api-client.ts';
import { expectDocumented } from '../support/documented.ts';
import { type Drawn, drawnCalls, plainCall, requestOf } from '../support/property-calls/drawn.ts';
import { neverAccepted } from '../support/property-calls/never-accepted.ts';
import { type Operation, operations } from '../support/property-calls/operations.ts';
import { type Prism, startPrism, violationsIn } from '../support/property-calls/prism.ts';
import { rowOf, sampleOf } from '../support/property-calls/samples.ts';
import { expectNoSecret } from '../support/property-calls/secrets.ts';
import { type CallRequest, faultIn, inputOf } from '../support/property-calls/verdict.ts';
import { type Caller, callersOf, hasCredentials, type World, worldOn } from '../support/property-calls/world.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const CALLS = Number(process.env.CALLS ?? amount({ loop: 300, long: 3_000, thorough: 10_000 }));
const EACH = Math.ceil(CALLS / operations.length);
/** Always the same in the loop of development, so that a red test is somebody's change. */
const SEED = Number(process.env.CALLS_SEED ?? (process.env.TEST_LONG ? Date.now() % 2 ** 31 : 20));

const PROBLEM = 'application/problem+json';
/** Signed for each call, with its time. */
const signedAnew = ['cases.consentCertificate', 'leads.consentCertificate'];

/** What the server logged about its failures. */
const failures: string[] = [];
let server: TestServer;
let world: World;
let prism: Prism;
/** How many calls of each operation were made, valid by the document, and accepted. */
const counts = new Map(operations.map(({ name }) => [name, { made: 0, valid: 0, accepted: 0 }]));

beforeAll(async () => {
  const variables = { RATE_LIMIT_SCALE: '100000', UPLOAD_MAX_MB: '2', WEBHOOK_ALLOW_PRIVATE: 'true' };
  const log = pino({ level: 'error' }, { write: (line) => void failures.push(line) });
  server = await startTestServer({ sandbox: true, variables, overrides: { log } });
  prism = await startPrism(server.url);
  world = await worldOn(server);
}, 120_000);
afterAll(async () => {
  await prism?.stop();
  await server?.stop();
});

/** Prism checks problem+json by the schema of JSON, parses the answer to HEAD, which has no body, and takes an empty header for none. */
function isReadByPrism({ method, headers }: CallRequest): boolean {
  return method !== 'HEAD' && headers.accept !== PROBLEM && !Object.values(headers).includes('');
}

/** Sends it, through Prism if the document allows it, and checks the answer against the document. */
async function send(operation: Operation, caller: Caller, request: CallRequest, fault: string | null): Promise<Answer> {
  const { method, address, headers, body } = request;
  const what = inWords(caller, request);
  const viaPrism = !fault && hasCredentials(operation, caller) && isReadByPrism(request);
  const client = world.callers[caller].copyAt(viaPrism ? prism.url : server.url);
  const answer = await client.call(method, address, { headers, ...(body !== undefined && { raw: body }) });
  if (viaPrism) expect(violationsIn(answer) ?? '', `${what}\n${answer.text.slice(0, 2_000)}`).toBe('');
  expect(answer.status, `${what}\n${answer.text}\n${failures.at(-1)}`).toBeLessThan(500);
  expect(() => expectDocumented(method, address, answer), what).not.toThrow();
  return answer;
}

/** The same question over tRPC has the same answer, or the same failure. Keys open REST alone. */
async function expectSameOverTrpc(operation: Operation, caller: Caller, request: CallRequest, answer: Answer) {
  const { procedure, method } = operation;
  if (!procedure || method !== 'GET' || answer.status === 304 || caller.endsWith('Key')) return;
  // A path is read as it is written, and nothing in it needs an encoding: what has one may be refused as too long.
  if (request.address.split('?')[0]?.includes('%')) return;
  const input = JSON.stringify(inputOf(operation, request));
  const { status, body } = await world.callers[caller].copyAt(server.url).wire('query', procedure, input);
  expect(status, inWords(caller, request)).toBe(answer.status);
  const enveloped = body as { result?: { data: { json: unknown } }; error?: { json: { data: { code: string } } } };
  if (signedAnew.includes(procedure)) return;
  if (status === 200) expect(answer.body, inWords(caller, request)).toEqual(enveloped.result?.data.json);
  else expect((answer.body as { code: string }).code).toBe(enveloped.error?.json.data.code);
}

const inWords = (caller: Caller, { method, address, headers, body }: CallRequest) =>
  `${caller}: ${method} ${address.slice(0, 500)} ${JSON.stringify(headers)} ${String(body ?? '').slice(0, 2_000)}`;

describe(`with the seed ${SEED}`, () => {
  test.each(operations.map((operation) => ({ ...operation })))(
    '$name',
    { timeout: 600_000 },
    async (operation: Operation) => {
      const { name, procedure, method } = operation;
      const row = rowOf(world, operation);
      const callers = callersOf(operation, row);
      const count = counts.get(name) ?? { made: 0, valid: 0, accepted: 0 };
      await world.reset(row);
      let changed = false;
      const property = fc.asyncProperty(drawnCalls(operation, callers.length), async (drawn: Drawn) => {
        if (changed) await world.reset(row, procedure ?? name);
        changed = false;
        const request = requestOf(operation, await sampleOf(world, operation), drawn);
        const caller = callers[drawn.actor] ?? 'visitor';
        const fault = faultIn(operation, request);
        const what = inWords(caller, request);
        const answer = await send(operation, caller, request, fault);
        const isAccepted = answer.status < 300;
        changed = isAccepted && method !== 'GET';
        count.made += 1;
        if (!fault) count.valid += 1;
        if (isAccepted) count.accepted += 1;
        if (fault) expect(isAccepted, `${fault} is invalid, but accepted: ${what}`).toBe(false);
        if (!fault) await expectSameOverTrpc(operation, caller, request, answer);
        expectNoSecret(operation, answer, world.secrets, what);
      });
      await fc.assert(property, { seed: SEED, numRuns: EACH, examples: [[plainCall]], endOnFailure: false });
    },
  );

  test('Prism alone still misreads what is not sent through it', async () => {
    const direct = world.callers.brokerKey.copyAt(server.url);
    const through = world.callers.brokerKey.copyAt(prism.url);
    const asked = ['GET', '/api/quote-forms/general?version=10000', { headers: { accept: PROBLEM } }] as const;
    expect((await direct.call(...asked)).status).toBe(404);
    expect(violationsIn(await through.call(...asked))).toContain("found 'type'");
    const head = ['HEAD', `/api/uploads/${'a'.repeat(20)}`, { headers: { 'tus-resumable': '1.0.0' } }] as const;
    expect((await direct.call(...head)).status).toBe(404);
    expect((await through.call(...head)).status).toBe(500);
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': '5', 'upload-metadata': '' };
    const empty = ['POST', '/api/uploads', { headers }] as const;
    expect((await direct.call(...empty)).status).toBe(400);
    expect(violationsIn(await through.call(...empty))).toContain('upload-metadata');
  });

  test('every operation was called, accepted once unless there is a reason, and a third of the calls was valid', () => {
    const all = [...counts];
    expect(all.filter(([, { made }]) => made < EACH).map(([name]) => name)).toEqual([]);
    const never = all.filter(([, { accepted }]) => accepted === 0).map(([name]) => name);
    expect(never.toSorted()).toEqual(Object.keys(neverAccepted).toSorted());
    const sum = (what: 'made' | 'valid') => all.reduce((total, [, each]) => total + each[what], 0);
    expect(sum('valid') / sum('made')).toBeGreaterThan(1 / 3);
  });
});
