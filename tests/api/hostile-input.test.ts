/** Every field of every procedure, with every kind of hostile input, in every API that has it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { refusedByContract } from '../support/contract-refusal.ts';
import {
  expectCalm,
  failureIn,
  jsonWith,
  jsonWithFreeTexts,
  type Path,
  placesIn,
  plainTexts,
  textsFor,
} from '../support/hostile.ts';
import { accountCalls } from '../support/hostile-account-calls.ts';
import { type PublicCall, publicCalls } from '../support/hostile-calls.ts';
import { type CaseCall, caseCalls, resetCase } from '../support/hostile-case-calls.ts';
import { deskIds } from '../support/hostile-desk-calls.ts';
import { recordIds } from '../support/hostile-records-calls.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let people: Record<'client' | 'broker' | 'admin', ApiClient>;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '100000' } });
  party = await activeCase(server.services);
  const [client, broker, admin] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
    signIn(server.url, 'demo_admin'),
  ]);
  people = { client, broker, admin };
});
afterAll(() => server.stop());

/** Fails when an accepted text is not stored exactly as sent. */
function expectKept(stored: unknown, text: string, what: string): void {
  const value = JSON.parse(text);
  if (typeof value === 'string')
    expect(JSON.stringify(stored), what).toContain(JSON.stringify(value.trim()).slice(1, -1));
}

type Door = (visitor: ApiClient, inputText: string) => Promise<Answer>;

function doorsOf({ procedure, type, rest }: PublicCall): [string, Door][] {
  const json = { 'content-type': 'application/json' };
  const overTrpc: Door = (visitor, text) => visitor.wire(type, procedure, text);
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
      expectKept(await row.stored(server.services, people.admin, input, answer), text, what);
  }

  test('accepts its valid input', async () => {
    const answer = await row.call(createApiClient(server.url), JSON.stringify(row.input()));
    expect([200, 401, 404], answer.text).toContain(answer.status);
  });

  test.each(Object.entries(plainTexts))('stores %s as literal text', async (name, text) => {
    const input = row.input();
    const words = jsonWithFreeTexts(input, text);
    if (words === JSON.stringify(input)) return;
    const answer = await row.call(createApiClient(server.url), words);
    expect(answer.status, answer.text).toBe(200);
    if (row.stored) expectKept(await row.stored(server.services, people.admin, input, answer), text, name);
  });

  test.each(placesIn(row.input()).map((path) => [path.join('.') || 'the whole input', path] as const))(
    '%s is stored as plain text or refused with its name and a sentence',
    async (place, path) => {
      const attacks = textsFor(row.input(), path);
      await Promise.all(
        attacks.map(([name, text]) => attack(path, name, text, `${row.procedure}: ${place} is ${name}`)),
      );
    },
  );
});

describe.each(accountCalls)('$procedure for a new user', ({ procedure, input, status }) => {
  let newcomer: ApiClient;
  beforeAll(async () => {
    const { username } = await createPerson(server.services, 'client', 'Ava Wong');
    newcomer = await signIn(server.url, username);
  });

  test('answers its valid input, and stores plain words wherever it accepts text', async () => {
    for (const text of [JSON.stringify('Plain words'), ...Object.values(plainTexts)]) {
      const answer = await newcomer.wire('mutation', procedure, jsonWithFreeTexts(input, text));
      expect(answer.status, answer.text).toBe(status);
      if (procedure === 'account.updateProfile')
        expectKept(await newcomer.trpc.account.profile.query(), text, procedure);
    }
  });

  test('every field is stored as plain text or refused with its name and a sentence', async () => {
    for (const path of placesIn(input))
      for (const [name, text] of textsFor(input, path)) {
        const what = `${procedure}: ${path.join('.') || 'the whole input'} is ${name}`;
        const attack = jsonWith(input, path, text);
        const refused = refusedByContract(procedure, path, name, attack);
        const answer = refused ?? (await newcomer.wire('mutation', procedure, attack));
        expectCalm(answer, path, what);
        // A password may be any text, and is never stored as text.
        if (answer.status === 200 && path.length > 0 && path[0] !== 'password')
          expectKept(await newcomer.trpc.account.profile.query(), text, what);
      }
  });
});

type Teller = (caseId: string) => Promise<unknown>;

/** The procedures through which the administrator reads a case, and those for data outside of cases. */
const tellers = {
  case: (caseId) => people.admin.trpc.cases.get.query({ caseId }),
  timeline: (caseId) => people.admin.trpc.cases.timeline.query({ caseId }),
  messages: (caseId) => people.admin.trpc.messages.list.query({ caseId }),
  documents: (caseId) => people.admin.trpc.documents.list.query({ caseId }),
  callbacks: (caseId) => people.admin.trpc.callbacks.list.query({ caseId }),
  planned: (caseId) => people.admin.trpc.scheduledMessages.list.query({ caseId }),
  views: () => people.admin.trpc.savedViews.list.query(),
  replies: () => people.admin.trpc.cannedReplies.list.query(),
  hours: () => people.admin.trpc.settings.hours.query(),
  templates: () => people.admin.trpc.settings.templates.query(),
  audit: () => people.admin.trpc.audit.list.query({}),
  invitations: () => people.admin.trpc.userInvitations.list.query(),
  client: () => people.admin.trpc.clients.get.query({ clientId: deskIds.client }),
  contact: () => people.admin.trpc.contactDesk.get.query({ messageId: deskIds.message }),
  requests: () =>
    Promise.all(Object.values(recordIds).map((requestId) => people.admin.trpc.privacyDesk.get.query({ requestId }))),
} satisfies Record<string, Teller>;
type Place = keyof typeof tellers;

/** Where the input of a router can be read back; for the others, everything is read. */
const places: Readonly<Record<string, readonly Place[]>> = {
  brokers: ['audit', 'invitations'],
  users: ['audit', 'invitations'],
  userInvitations: ['audit', 'invitations'],
  messages: ['messages', 'timeline'],
  documents: ['documents', 'timeline'],
  callbacks: ['callbacks', 'timeline'],
  scheduledMessages: ['planned'],
  savedViews: ['views'],
  cannedReplies: ['replies'],
  contactDesk: ['contact', 'audit', 'case'],
  privacyDesk: ['requests', 'audit'],
};

/** Everything an administrator can read after a call. */
function toldOf(caseId: string, procedure: string): Promise<unknown> {
  const [router = ''] = procedure.split('.');
  const asked = places[router] ?? (Object.keys(tellers) as Place[]);
  return Promise.all(asked.map((place) => (tellers[place] as Teller)(caseId)));
}

describe.each(caseCalls('', ''))('$procedure as $as', ({ procedure }) => {
  const rowNow = () => {
    const found = caseCalls(party.caseId, party.broker.id).find((row) => row.procedure === procedure);
    return found as CaseCall;
  };
  /** @param after the only procedure called since the last reset */
  const reset = ({ status }: CaseCall, after?: string) =>
    resetCase(server.services, { caseId: party.caseId, brokerId: party.broker.id, status }, after);
  const send = ({ as, type }: CaseCall, text: string) =>
    type === 'subscription' ? people[as].watch(text) : people[as].wire(type, procedure, text);

  test('accepts its valid input, and plain words wherever it accepts text', async () => {
    const row = rowNow();
    let isReset = false;
    for (const text of [JSON.stringify('Plain words'), ...Object.values(plainTexts)]) {
      await reset(row, isReset ? procedure : undefined);
      isReset = true;
      const words = jsonWithFreeTexts(row.input, text);
      const answer = await send(row, words);
      expect(answer.status, answer.text).toBe(200);
      if (words === JSON.stringify(row.input)) return;
      expectKept(await toldOf(party.caseId, procedure), text, procedure);
    }
  });

  test('every field is stored as plain text or refused with its name and a sentence', async () => {
    const row = rowNow();
    await reset(row);
    for (const path of placesIn(row.input)) {
      for (const [name, text] of textsFor(row.input, path)) {
        // A stream that names no case is valid, and silent.
        if (row.type === 'subscription' && path.length === 0 && text.startsWith('{')) continue;
        const what = `${procedure}: ${path.join('.') || 'the whole input'} is ${name}`;
        const attack = jsonWith(row.input, path, text);
        const answer = refusedByContract(procedure, path, name, attack) ?? (await send(row, attack));
        expectCalm(answer, path, what);
        if (answer.status !== 200 || row.type !== 'mutation') continue;
        // Only text can be searched for in what is read back; an erasure removes its own answer.
        if (text.startsWith('"') && procedure !== 'privacyDesk.erase')
          expectKept(await toldOf(party.caseId, procedure), text, what);
        await reset(row, procedure);
      }
    }
  });
});

test('a rule between two fields of a derived schema is enforced over the API', async () => {
  const row = caseCalls(party.caseId, party.broker.id).find(({ procedure }) => procedure === 'cases.confirmBound');
  const backwards = JSON.stringify({ ...row?.input, effectiveDate: '2027-12-01', expiresDate: '2026-12-01' });
  const answer = await people.broker.wire('mutation', 'cases.confirmBound', backwards);
  expect(failureIn(answer).issues).toEqual([{ path: 'expiresDate', message: 'The policy must end after it starts' }]);
});

test('a made-up cursor is refused, whatever it decodes to', async () => {
  const made = [
    '2026-01-01T00:00:00.000Z|------------------------------------',
    '-271821-04-20T00:00:00.000Z|0194a3c0-0000-7000-8000-000000000001',
    '\0|\0',
  ].map((words) => Buffer.from(words).toString('base64url'));
  for (const cursor of [...made, 'x', '😀', "' OR 1=1", '\0', 'x'.repeat(10_000)]) {
    const answer = await people.admin.rest('GET', `/api/contact-messages?cursor=${encodeURIComponent(cursor)}`);
    expect(answer, cursor).toMatchObject({ status: 400, body: { issues: [{ path: 'cursor' }] } });
  }
});
