/** Hostile input: every field of every public procedure, in every API that has it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type ApiClient, createApiClient, signIn } from '../../support/api-client.ts';
import { typeOf } from '../../support/calls/procedures.ts';
import { type PublicCall, publicCalls } from '../../support/calls/public.ts';
import { refusedByContract } from '../../support/contract-refusal.ts';
import { expectCalm, expectKept, jsonWith, jsonWithFreeTexts, type Path } from '../../support/hostile.ts';
import { attacksOn, everyAttack, PER_PLACE, plainTextsFor, sampledAttacks } from '../../support/hostile-samples.ts';
import { autoRequest } from '../../support/requests.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '100000' } });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

type Door = (visitor: ApiClient, inputText: string) => Promise<Answer>;

function doorsOf({ procedure, rest }: PublicCall): [string, Door][] {
  const json = { 'content-type': 'application/json' };
  const overTrpc: Door = (visitor, text) => visitor.wire(typeOf(procedure) as 'query' | 'mutation', procedure, text);
  const overRest: Door = (visitor, raw) => visitor.rest('POST', rest ?? '', { raw, headers: json });
  return [['tRPC', overTrpc], ...(rest ? [['REST', overRest] as [string, Door]] : [])];
}

const publicDoors = publicCalls.flatMap((row) => doorsOf(row).map(([door, call]) => ({ ...row, door, call })));

describe.each(publicDoors)('$procedure in the $door API', (row) => {
  async function attack(path: Path, name: string, text: string, what: string) {
    const input = row.input();
    const words = jsonWith(input, path, text);
    const refused = refusedByContract(row.procedure, path, name, words);
    const answer = refused ?? (await row.call(createApiClient(server.url), words));
    // A valid value can make another field of its group wrong or missing.
    expectCalm(answer, text === 'true' || text === '42' ? path.slice(0, 1) : path, what);
    if (answer.status === 200 && row.stored && path[0] !== row.unreadable)
      expectKept(await row.stored(server.services, admin, input, answer), text, what);
  }

  test('accepts its valid input', async () => {
    const answer = await row.call(createApiClient(server.url), JSON.stringify(row.input()));
    expect([200, 401, 404], answer.text).toContain(answer.status);
  });

  test.each(plainTextsFor(row.procedure))('stores %s as literal text', async (name, text) => {
    const input = row.input();
    const words = jsonWithFreeTexts(input, text);
    if (words === JSON.stringify(input)) return;
    const answer = await row.call(createApiClient(server.url), words);
    expect(answer.status, answer.text).toBe(200);
    if (row.stored) expectKept(await row.stored(server.services, admin, input, answer), text, name);
  });

  test('every field is stored as plain text or refused with its name and a sentence', async () => {
    await Promise.all(
      attacksOn(row.input()).map(({ path, name, text }) =>
        attack(path, name, text, `${row.procedure}: ${path.join('.') || 'the whole input'} is ${name}`),
      ),
    );
  });
});

test('a sample meets every kind of text once and every place twice', () => {
  const input = autoRequest();
  const kinds = (attacks: { name: string }[]) => new Set(attacks.map(({ name }) => name));
  expect(kinds(sampledAttacks(input))).toEqual(kinds(everyAttack(input)));
  const perPlace = Map.groupBy(sampledAttacks(input), ({ path }) => path.join('.'));
  expect(Math.min(...[...perPlace.values()].map(({ length }) => length))).toBe(PER_PLACE);
  expect([...perPlace.keys()].sort()).toEqual(
    [...new Set(everyAttack(input).map(({ path }) => path.join('.')))].sort(),
  );
});
