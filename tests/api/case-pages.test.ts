/** A page about a case or a client has status 404 for a signed-in user who will be shown that it does not exist. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#shared/platform/paths.ts';
import { type Account, registered } from '../support/accounts.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { workedCase } from '../support/worked-case.ts';

let server: TestServer;
let people: Record<'client' | 'broker' | 'admin' | 'nobody', ApiClient>;
let stranger: Account;
let caseId: string;
const unknown = randomUUID();

beforeAll(async () => {
  server = await startTestServer();
  const { client, broker, ...row } = await workedCase(server.url);
  caseId = row.caseId;
  stranger = await registered(server.url);
  people = { client, broker, admin: await signIn(server.url, 'demo_admin'), nobody: createApiClient(server.url) };
});
afterAll(() => server.stop());

const page = (person: ApiClient, path: string) => person.call('GET', path, { headers: { accept: 'text/html' } });
const statusOf = async (person: ApiClient, path: string) => (await page(person, path)).status;

test.each(['portal', 'broker', 'admin'] as const)('a case exists for its people, below /%s', async (area) => {
  const person = people[area === 'portal' ? 'client' : area];
  expect(await statusOf(person, paths[area].case(caseId))).toBe(200);
  expect(await statusOf(person, `${paths[area].case(caseId)}?view=answers`)).toBe(200);
  expect(await statusOf(person, paths[area].case(unknown))).toBe(404);
});

test('so do the questions about it, also when the page is reloaded', async () => {
  expect(await statusOf(people.client, paths.portal.answers(caseId))).toBe(200);
  expect(await statusOf(people.client, paths.portal.answers(unknown))).toBe(404);
  expect(await statusOf(stranger.client, paths.portal.answers(caseId))).toBe(404);
  expect(await statusOf(people.nobody, paths.portal.answers(unknown))).toBe(200);
});

test("somebody else's case is answered like one that does not exist, byte for byte", async () => {
  const [other, none] = await Promise.all([caseId, unknown].map((id) => page(stranger.client, paths.portal.case(id))));
  expect(other).toMatchObject({ status: 404, text: none?.text });
  expect(none?.status).toBe(404);
});

test('a client exists for administrators', async () => {
  expect(await statusOf(people.admin, paths.admin.clientCases(stranger.id))).toBe(200);
  expect(await statusOf(people.admin, paths.admin.clientCases(unknown))).toBe(404);
});

test('anyone not signed in, or from another area, cannot learn which ids exist', async () => {
  const forged = createApiClient(server.url, { cookie: 'coverbridge_session=forged' });
  for (const id of [caseId, unknown]) {
    expect(await statusOf(people.nobody, paths.portal.case(id))).toBe(200);
    expect(await statusOf(forged, paths.portal.case(id))).toBe(200);
    expect(await statusOf(people.client, paths.broker.case(id))).toBe(200);
    expect(await statusOf(people.client, paths.admin.case(id))).toBe(200);
    expect(await statusOf(people.client, paths.admin.clientCases(id))).toBe(200);
  }
});

test('the page has the headers of every page, and HEAD returns the same', async () => {
  const path = paths.portal.case(unknown);
  const asked = await page(people.client, path);
  const plain = await page(people.nobody, path);
  for (const name of ['content-security-policy', 'cache-control', 'content-type', 'x-content-type-options'])
    expect(asked.headers.get(name), name).toBe(plain.headers.get(name));
  expect(asked.headers.get('x-request-id')).toBeTruthy();
  expect((await people.client.call('HEAD', path)).status).toBe(404);
});
