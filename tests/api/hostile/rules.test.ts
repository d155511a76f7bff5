/** Hostile input that no single field shows: two fields that contradict each other, and cursors that nobody was given. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, signIn } from '../../support/api-client.ts';
import { caseCalls } from '../../support/calls/case.ts';
import { activeCase, type Party } from '../../support/cases.ts';
import { failureIn } from '../../support/hostile.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let party: Party;
let broker: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
  [broker, admin] = await Promise.all([signIn(server.url, party.broker.username), signIn(server.url, 'demo_admin')]);
});
afterAll(() => server.stop());

test('a rule between two fields of a derived schema is enforced over the API', async () => {
  const row = caseCalls({ caseId: party.caseId, brokerId: party.broker.id }).find(
    ({ procedure }) => procedure === 'cases.confirmBound',
  );
  const backwards = JSON.stringify({ ...row?.input, effectiveDate: '2027-12-01', expiresDate: '2026-12-01' });
  const answer = await broker.wire('mutation', 'cases.confirmBound', backwards);
  expect(failureIn(answer).issues).toEqual([
    { path: 'expiresDate', message: 'The expiry date must be after the effective date', rule: 'out_of_order' },
  ]);
});

test('a made-up cursor is refused, whatever it decodes to', async () => {
  const made = [
    '2026-01-01T00:00:00.000Z|------------------------------------',
    '-271821-04-20T00:00:00.000Z|0194a3c0-0000-7000-8000-000000000001',
    '\0|\0',
  ].map((words) => Buffer.from(words).toString('base64url'));
  for (const cursor of [...made, 'x', '😀', "' OR 1=1", '\0', 'x'.repeat(10_000)]) {
    const answer = await admin.rest('GET', `/api/contact-messages?cursor=${encodeURIComponent(cursor)}`);
    expect(answer, cursor).toMatchObject({ status: 400, body: { issues: [{ path: 'cursor' }] } });
  }
});
