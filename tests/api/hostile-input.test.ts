/** Every field of every public procedure, with everything that could hurt, at every door it has. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { expectCalm, hostileTexts, jsonWith, type Path, placesIn } from '../support/hostile.ts';
import { type PublicCall, publicCalls } from '../support/hostile-calls.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '100000' } });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

type Door = (visitor: ApiClient, inputText: string) => Promise<Answer>;

function doorsOf({ procedure, type, rest }: PublicCall): [string, Door][] {
  const json = { 'content-type': 'application/json' };
  return [
    ['tRPC', (visitor, text) => visitor.wire(type, procedure, text)],
    ...(rest ? [['REST', (visitor, raw) => visitor.rest('POST', rest, { raw, headers: json })] as [string, Door]] : []),
  ];
}

const cases = publicCalls.flatMap((row) => doorsOf(row).map(([door, call]) => ({ ...row, door, call })));

/** What was accepted is kept as the very text it is. */
async function expectKept(row: PublicCall, input: Record<string, unknown>, text: string, answer: Answer, what: string) {
  const value = JSON.parse(text);
  if (!row.stored || typeof value !== 'string') return;
  const stored = JSON.stringify(await row.stored(server.services, admin, input, answer));
  expect(stored, what).toContain(JSON.stringify(value.trim()).slice(1, -1));
}

describe.each(cases)('$procedure at the $door door', (row) => {
  async function attack(path: Path, name: string, text: string) {
    const what = `${row.procedure}: ${path.join('.') || 'the whole input'} is ${name}`;
    const input = row.input();
    const answer = await row.call(createApiClient(server.url), jsonWith(input, path, text));
    // A value that fits can make another one of its group wrong or missing.
    expectCalm(answer, text === 'true' || text === '42' ? path.slice(0, 1) : path, what);
    if (answer.status === 200 && path[0] !== row.unreadable) await expectKept(row, input, text, answer, what);
  }

  test('takes its valid input', async () => {
    const answer = await row.call(createApiClient(server.url), JSON.stringify(row.input()));
    expect([200, 401, 404], answer.text).toContain(answer.status);
  });

  test.each(placesIn(row.input()).map((path) => [path.join('.') || 'the whole input', path] as const))(
    '%s is stored as plain text or refused with its name and a sentence',
    async (_name, path) => {
      await Promise.all(Object.entries(hostileTexts).map(([name, text]) => attack(path, name, text)));
    },
  );
});
