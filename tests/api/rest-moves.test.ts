/** A broker's own system works on a case over REST alone: from the offer to the options. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restProcedures } from '#server/app/trpc/rest-schemas.ts';
import { appRouter } from '#server/app/trpc/root.ts';
import { type Move, moves } from '#shared/cases/moves.ts';
import { transitions } from '#shared/cases/transitions.ts';
import type { CaseDetail, CommandReceipt } from '#shared/cases/views.ts';
import type { DocumentRequest } from '#shared/documents/schema.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { offeredCase } from '../support/cases.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let caseId: string;
let broker: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  const offered = await offeredCase(server.services);
  caseId = offered.caseId;
  broker = await signIn(server.url, offered.broker.username);
});
afterAll(() => server.stop());

async function read<Body>(path = ''): Promise<Body> {
  const { status, body, text } = await broker.rest('GET', `/api/cases/${caseId}${path}`);
  expect(status, text).toBe(200);
  return body as Body;
}

type Fields = { version?: number; [field: string]: unknown };
/** A call that changes what it read: the version travels in If-Match. */
function based({ version, ...json }: Fields) {
  const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
  return { json, headers };
}

async function post<Body>(path: string, fields: Fields, expected = 200): Promise<Body> {
  const { status, body, text } = await broker.rest('POST', `/api/cases/${caseId}/${path}`, based(fields));
  expect(status, text).toBe(expected);
  return body as Body;
}

/** A move of the case as it is now, after checking that the case offers it. */
async function move(name: Move, fields: object = {}): Promise<CommandReceipt> {
  const { version, allowedEvents } = await read<CaseDetail>();
  expect(allowedEvents, name).toContain(moves[name]);
  return post(name, { version, ...fields });
}

test('the moves are the addresses below a case that answer with its new version, and each causes an event', () => {
  const paths = restProcedures(appRouter).map(({ openapi }) => openapi.path);
  for (const [name, event] of Object.entries(moves)) {
    expect(paths).toContain(`/api/cases/{caseId}/${name}`);
    expect(transitions.map((row) => row.event)).toContain(event);
  }
});

test('what only people may decide has no address', () => {
  const names = restProcedures(appRouter).map(({ name }) => name);
  for (const name of ['cases.confirmBound', 'cases.acceptOption', 'cases.acceptOptionForClient', 'cases.answers'])
    expect(names).not.toContain(name);
});

test('from the offer to the options: every step over REST, with the version of the step before', async () => {
  expect(await move('accept-offer')).toMatchObject({ caseId, status: 'active' });
  expect(await move('set-priority', { priority: 'high' })).toMatchObject({ status: 'active' });

  const words = { body: 'Hello', clientKey: crypto.randomUUID() };
  const message = await post('messages', words, 201);
  expect(await post('messages', words, 201)).toEqual(message);
  expect(await read<{ items: unknown[] }>('/messages')).toMatchObject({ items: [message] });

  const request = await post<DocumentRequest>(
    'document-requests',
    { title: 'Licence', why: 'The insurer asks', category: 'licence' },
    201,
  );
  const decided = await broker.rest(
    'POST',
    `/api/document-requests/${request.id}/decide`,
    based({ version: request.version, decision: 'waived' }),
  );
  expect(decided.body).toMatchObject({ id: request.id, status: 'waived' });

  expect(await move('request-information', { message: 'Which garage?' })).toMatchObject({ status: 'waiting_client' });
  const { version } = await read<CaseDetail>();
  const option = {
    insurer: 'Prairie Mutual',
    premiumCents: 168_400,
    term: 'annual',
    coverages: [{ name: 'Liability', limitCents: 200_000_000, deductibleCents: null }],
    validUntil: '2099-01-31',
  };
  expect(await post('options', { version, options: [option] }, 201)).toMatchObject({ status: 'quoted' });
  expect(await read<{ items: unknown[] }>('/options')).toMatchObject({ items: [{ insurer: 'Prairie Mutual' }] });

  expect(await move('close', { reason: 'chose_another' })).toMatchObject({ status: 'lost' });
  expect(await move('reopen')).toMatchObject({ status: 'active' });
  const { items } = await read<{ items: { type: string }[] }>('/timeline');
  expect(items.slice(0, 2).map(({ type }) => type)).toEqual(['reopened', 'lost']);
});

test('a case has the number of its broker’s own system, and is found by it; the client never sees it', async () => {
  const set = async (externalReference: string) => {
    const { version } = await read<CaseDetail>();
    const { status, text } = await broker.rest('PATCH', `/api/cases/${caseId}`, {
      ...based({ version, externalReference }),
    });
    expect(status, text).toBe(200);
  };
  const found = async (who: ApiClient, query: string) =>
    ((await who.rest('GET', `/api/cases?externalReference=${query}`)).body as { items: { id: string }[] }).items;
  await set('POL 88213');
  expect(await read<CaseDetail>()).toMatchObject({ externalReference: 'POL 88213' });
  expect(await found(broker, 'POL%2088213')).toMatchObject([{ id: caseId, externalReference: 'POL 88213' }]);
  expect(await found(broker, 'POL%208821')).toEqual([]);

  const client = await createPerson(server.services, 'client', 'Morgan Example');
  await server.services.db.case.update({ where: { id: caseId }, data: { clientId: client.id } });
  const theirs = await signIn(server.url, client.username);
  expect((await theirs.rest('GET', `/api/cases/${caseId}`)).text).not.toContain('POL 88213');
  expect(await found(theirs, 'POL%2088213')).toEqual([]);
  expect((await theirs.rest('GET', `/api/cases/${caseId}/timeline`)).text).not.toContain('POL 88213');

  await set('');
  expect(await read<CaseDetail>()).toMatchObject({ externalReference: null });
});

test('an old version is refused with the present one, and changes nothing', async () => {
  const before = await read<CaseDetail>();
  const stale = await post<object>('set-priority', { version: before.version - 1, priority: 'low' }, 412);
  expect(stale).toMatchObject({ version: before.version });
  expect(await read<CaseDetail>()).toEqual(before);
});

test('a field that is wrong is refused by its name', async () => {
  const { version } = await read<CaseDetail>();
  expect(await post('close', { version, reason: 'bored' }, 400)).toMatchObject({ issues: [{ path: 'reason' }] });
  expect(await broker.rest('POST', '/api/cases/AB-2026-000001/resume', based({ version }))).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'caseId' }] },
  });
});

test('the number goes with the broker it belongs to', async () => {
  const { version } = await read<CaseDetail>();
  await broker.rest('PATCH', `/api/cases/${caseId}`, based({ version, externalReference: 'POL 88213' }));
  const admin = await signIn(server.url, 'demo_admin');
  const heir = await createPerson(server.services, 'broker', 'Next Broker');
  const moved = await admin.rest(
    'POST',
    `/api/cases/${caseId}/reassign`,
    based({ version: version + 1, brokerId: heir.id }),
  );
  expect(moved.status, moved.text).toBe(200);
  expect((await admin.rest('GET', `/api/cases/${caseId}`)).body).toMatchObject({ externalReference: null });
});
