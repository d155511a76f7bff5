/** Two other systems, in a process that has nothing of ours: what they do with the document alone, and the webhooks they get. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '#server/platform/db/client.ts';
import type { EventType } from '#shared/events/schema.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { runChecked } from '../../scripts/lib/checked-program.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { invitationIn, mailAbout } from '../support/mails.ts';
import { createPartner } from '../support/partners.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { startReceiver, verified } from '../support/webhook-receiver.ts';

const scopes = [
  ...(['cases:read', 'cases:write', 'messages:read', 'messages:write', 'documents:read', 'documents:write'] as const),
  'webhooks:manage' as const,
];
type Seen = {
  number: string;
  packetOf: string;
  status: string;
  fileStart: string | null;
  refused: string[];
  received: { id: string; type: EventType }[];
  listed: { id: string; type: EventType }[];
};

let server: ServerProcess;
let sandbox: TestDatabase;
let folder: string;
let admin: ApiClient;
let staff: ApiClient;
let partnerId: string;

beforeAll(async () => {
  [sandbox, folder] = await Promise.all([
    createTestDatabase(),
    mkdtemp(path.join(tmpdir(), 'coverbridge-integrator-')),
  ]);
  server = await startServerProcess({
    variables: { WEBHOOK_ALLOW_PRIVATE: 'true', SANDBOX_DATABASE_URL: sandbox.url },
  });
  // Every broker may get a general request: this one does.
  const { db, close } = connectDatabase(server.database.url, 1, 15);
  await db.brokerProfile.updateMany({
    where: { user: { username: { not: 'demo_broker' } } },
    data: { awayUntil: new Date('2099-01-01') },
  });
  await close();
  [admin, staff] = await Promise.all([signIn(server.url, 'demo_admin'), signIn(server.url, 'demo_broker')]);
  partnerId = (await createPartner(admin, 'north-star')).partner.id;
});
afterAll(async () => {
  await server.stop();
  await Promise.all([sandbox.drop(), rm(folder, { recursive: true, force: true })]);
});

/** Runs the journey in its own process, with new keys of the kind. */
async function journey(kind: 'test' | 'live'): Promise<Seen> {
  const made = { kind, name: 'Their system', currentPassword: DEMO_PASSWORD };
  const [theirs, own] = await Promise.all([
    admin.trpc.partners.createKey.mutate({ ...made, partnerId, scopes: ['leads:write', 'leads:read'] }),
    staff.trpc.keys.create.mutate({ ...made, scopes }),
  ]);
  const settings = {
    ...{ url: server.url, partnerKey: theirs.secret, brokerKey: own.secret },
    ...{ isTest: kind === 'test', folder },
  };
  const program = inRoot('tests', 'integrator', 'journey.ts');
  const flags = ['--disable-warning=ExperimentalWarning', program, JSON.stringify(settings)];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: folder, env: {}, timeout: 150_000 });
  return JSON.parse(stdout) as Seen;
}

/** Which events each step brings, in the order of the journey. */
const eventsOfStep: Record<string, EventType[]> = {
  'a request is offered': ['case.offered'],
  'the offer is accepted': ['case.accepted'],
  'a message is written': ['message.created'],
  'a document is asked for': ['document_request.changed'],
  'a call is planned': ['callback.planned'],
  'options are published': ['option.published'],
};
/** In the sandbox, where the client is simulated. */
const eventsOfTestStep: Record<string, EventType[]> = {
  'the client sends it': ['document.added'],
  'the client chooses': ['option.accepted'],
};

/** Each once, and in the order in which they happened. */
function expectEvents({ received, listed, refused }: Seen, steps: Record<string, EventType[]>): void {
  expect(refused).toEqual([]);
  expect(received.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
  expect(new Set(received.map(({ id }) => id)).size).toBe(received.length);
  const arrived = received.map(({ type }) => type);
  const missing = Object.entries(steps).filter(([, types]) => types.some((type) => !arrived.includes(type)));
  expect(missing, arrived.join(' ')).toEqual([]);
}

test('with test keys: from a request to the chosen option, with a signed webhook for each step', async () => {
  const seen = await journey('test');
  expect(seen).toMatchObject({ packetOf: seen.number, status: 'quoted', fileStart: '%PDF-' });
  expectEvents(seen, { ...eventsOfStep, ...eventsOfTestStep });
});

/** What Redocly says about the traffic of a HAR: how many exchanges, and how many problems of which kind. */
async function driftOf(har: string): Promise<{ documentedExchanges: number; findingsByRule: Record<string, number> }> {
  const report = path.join(folder, 'drift.json');
  const flags = ['--api', path.join(folder, 'openapi.json'), '--format', 'json', '--output', report];
  await runChecked('redocly', ['drift', har, ...flags], 'Correct the document').catch(() => null);
  return (JSON.parse(await readFile(report, 'utf8')) as { run: Awaited<ReturnType<typeof driftOf>> }).run;
}

test('Redocly finds no drift between the document and what was sent and answered, and finds one that we plant', async () => {
  const har = path.join(folder, 'journey.har');
  const drift = await driftOf(har);
  expect(drift.documentedExchanges).toBeGreaterThan(20);
  expect(drift.findingsByRule).toEqual({});
  const planted = path.join(folder, 'planted.har');
  await writeFile(planted, (await readFile(har, 'utf8')).replaceAll('\\"externalId\\"', '\\"theirId\\"'));
  expect(Object.keys((await driftOf(planted)).findingsByRule)).not.toEqual([]);
});

test('with live keys: the same until it is the client’s turn, and the partner follows it to its recall', async () => {
  const receiver = await startReceiver();
  const types: EventType[] = ['lead.created', 'case.status_changed'];
  const { secret } = await admin.trpc.webhooks.create.mutate({
    ...{ partnerId, url: receiver.url, types, currentPassword: DEMO_PASSWORD },
  });
  const seen = await journey('live');
  expect(seen).toMatchObject({ packetOf: seen.number, status: 'quoted', fileStart: null });
  expectEvents(seen, eventsOfStep);

  const client = createApiClient(server.url);
  const receipt = await mailAbout({ env: server }, 'ava@example.com', 'We received your request');
  const account = { fullName: 'Ava Wong', username: 'ava_wong', email: 'ava@example.com', phone: '403-555-0142' };
  await client.trpc.auth.register.mutate({ ...account, password: DEMO_PASSWORD, invitation: invitationIn(receipt) });
  const { consents } = await client.trpc.privacy.consents.query();
  const shared = consents.find(({ purpose }) => purpose === 'share');
  await client.trpc.privacy.withdrawConsent.mutate({ seq: shared?.seq ?? 0 });
  const arrived = () => receiver.received.map((one) => verified(one, secret)) as { type: EventType; lead: object }[];
  await eventually('the recall arrives', async () => arrived().some(({ type }) => type === 'consent.withdrawn'));
  expect(arrived()[0]).toMatchObject({ type: 'lead.created', case: null, lead: { number: seen.number } });
  expect(arrived().map(({ type }) => type)).toContain('case.status_changed');
  expect(new Set(receiver.ids()).size).toBe(receiver.received.length);
  expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/Ava|Wong|403-555-0142/);
  await receiver.stop();
});
