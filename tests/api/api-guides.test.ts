/** Each call of the guides below /api/docs/guides is sent as it is shown, and answered as it is shown. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { createApiClient, signIn } from '../support/api-client.ts';
import { guideNames, programsOf, runScript, stepsOf, type Values } from '../support/guide-calls.ts';
import { createPartner } from '../support/partners.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { differenceOf } from '../support/shown-answers.ts';
import { type Receiver, startReceiver, verified } from '../support/webhook-receiver.ts';

const scopes = [
  ...(['cases:read', 'cases:write', 'messages:read', 'messages:write'] as const),
  ...(['documents:read', 'documents:write', 'webhooks:manage'] as const),
];
/** The files that the guides send. */
const files = { 'quote-notes.txt': 'Compared three insurers on liability and collision.\n' };

let server: TestServer;
let receiver: Receiver;
let keys: { PARTNER_KEY: string; BROKER_KEY: string; FORM_KEY: string };
/** Of a broker whom no other guide gives cases: what still happens in those is not in this one's webhook. */
let keyOfWebhook: string;

beforeAll(async () => {
  server = await startTestServer({ sandbox: true, variables: { WEBHOOK_ALLOW_PRIVATE: 'true' } });
  receiver = await startReceiver();
  const made = { kind: 'test' as const, name: 'Trial', currentPassword: DEMO_PASSWORD };
  const admin = await signIn(server.url, 'demo_admin');
  const { partner } = await createPartner(admin, 'north-star');
  const staff = await signIn(server.url, 'demo_broker');
  const colleague = await signIn(server.url, 'demo_broker_north');
  const [ofPartner, ofBroker, ofColleague] = await Promise.all([
    admin.trpc.partners.createKey.mutate({ ...made, partnerId: partner.id, scopes: ['leads:write', 'leads:read'] }),
    staff.trpc.keys.create.mutate({ ...made, scopes }),
    colleague.trpc.keys.create.mutate({ ...made, scopes }),
  ]);
  const website = { name: 'Form', origins: ['https://www.example.com'], currentPassword: DEMO_PASSWORD };
  const ofForm = await admin.trpc.partners.createFormKey.mutate({ partnerId: partner.id, ...website });
  keys = { PARTNER_KEY: ofPartner.secret, BROKER_KEY: ofBroker.secret, FORM_KEY: ofForm.secret };
  keyOfWebhook = ofColleague.secret;
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

/** A case of the broker, for guides that begin with one. */
async function acceptedCase(): Promise<string> {
  const broker = createApiClient(server.url, { authorization: `Bearer ${keys.BROKER_KEY}` });
  const made = await broker.rest('POST', '/api/sandbox/requests', { json: { line: 'general' } });
  const { caseId } = made.body as { caseId: string };
  const { version } = (await broker.rest('GET', `/api/cases/${caseId}`)).body as { version: number };
  const headers = { 'if-match': `"${version}"` };
  expect((await broker.rest('POST', `/api/cases/${caseId}/accept-offer`, { headers })).status).toBe(200);
  return caseId;
}

test.each(guideNames)('every call of "%s" is answered as it says', async (name) => {
  const steps = stepsOf(name, server.url);
  expect(steps.length).toBeGreaterThan(0);
  const needsCase = steps.some(({ script }) => script.includes('CASE=…'));
  const values: Values = new Map([
    ...Object.entries(keys),
    ...(name === 'receive-a-webhook' ? [['BROKER_KEY', keyOfWebhook] as const] : []),
    ['ADDRESS', receiver.url],
    ...(needsCase ? [['CASE', await acceptedCase()] as const] : []),
  ]);
  const known: Values = new Map();
  for (const { script, shown } of steps) {
    const request = runScript(script, values, known, files);
    expect([script, request !== null]).toEqual([script, shown !== null]);
    if (!request || !shown) continue;
    const ask = async () => differenceOf(shown, await fetch(request()), known);
    // What is only read may take a moment to become so: the simulated people act one step after the other.
    if (request().method === 'GET')
      await expect.poll(ask, { timeout: 60_000, interval: 250, message: script }).toBeNull();
    else expect(await ask(), script).toBeNull();
  }
});

test('the program of the guide believes what was signed, and nothing else', async () => {
  const program = programsOf('receive-a-webhook').find((text) => text.includes('export function verify')) ?? '';
  const { verify } = (await import(`data:text/javascript,${encodeURIComponent(program)}`)) as {
    verify(secret: string, headers: unknown, body: string): unknown;
  };
  const broker = createApiClient(server.url, { authorization: `Bearer ${keys.BROKER_KEY}` });
  const made = await broker.rest('POST', '/api/webhooks', { json: { url: receiver.url, types: [] } });
  const { id, secret } = made.body as { id: string; secret: string };
  expect((await broker.rest('POST', `/api/webhooks/${id}/test`)).status).toBe(200);
  const ping = receiver.received.at(-1);
  if (!ping) throw new Error('nothing arrived');
  expect(verify(secret, ping.headers, ping.body)).toEqual(verified(ping, secret));
  expect(() => verify(secret, ping.headers, `${ping.body} `)).toThrow('Not ours');
  expect(() => verify(secret, { ...ping.headers, 'webhook-timestamp': '1700000000' }, ping.body)).toThrow('Too old');
});

test('/api/docs/embed leads to the guide about the form', async () => {
  const answer = await fetch(`${server.url}/api/docs/embed`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/api/docs/guides/embed']);
});
