/** Who can access which procedure, in every API that has it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type ApiClient, createApiClient, failureOf, signIn } from './api-client.ts';
import { accountCalls } from './calls/account.ts';
import { accessTable, allCaseCalls, procedures, sameInputAs, withInput } from './calls/procedures.ts';
import { publicCalls } from './calls/public.ts';
import { resetCase } from './calls/reset.ts';
import { type Actor, actors } from './calls/rows.ts';
import { callsWithoutInput } from './calls/without-input.ts';
import { activeCase, type Party } from './cases.ts';
import { failureIn } from './hostile.ts';
import { expectRefusal, type KeyCase, keyCases } from './key-access.ts';
import { clientWithKey } from './keys.ts';
import { partnerIn } from './partners.ts';
import { createPerson } from './people.ts';
import { autoRequest, draftKey } from './requests.ts';
import { overRest, restOf } from './rest-call.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** @param prepare runs on the server's database before any call */
export function describeAccess(
  prepare: (server: TestServer) => Promise<void> = async () => undefined,
  overrides: TestServerOptions['overrides'] = {},
): void {
  let server: TestServer;
  let party: Party;
  let usernames: Record<Actor, string | null>;
  let people: Record<Actor, ApiClient>;

  beforeAll(async () => {
    server = await startTestServer({ overrides });
    await prepare(server);
    const { services } = server;
    party = await activeCase(services);
    const [stranger, colleague] = await Promise.all([
      createPerson(services, 'client', 'Somebody Else'),
      createPerson(services, 'broker', 'Another Broker'),
    ]);
    usernames = {
      visitor: null,
      otherClient: stranger.username,
      otherBroker: colleague.username,
      broker: party.broker.username,
      client: party.client.username,
      admin: 'demo_admin',
    };
    const signedIn = await Promise.all(actors.map(async (actor) => [actor, await inOwnSession(actor)]));
    people = Object.fromEntries(signedIn);
  });
  afterAll(() => server.stop());

  /** These end the session they are called in: each call gets its own. */
  const endsSession = new Set(['auth.login', 'auth.register', 'auth.logout']);

  /** The same person in another browser, so that what a call does to its session ends with it. */
  async function inOwnSession(actor: Actor): Promise<ApiClient> {
    const username = usernames[actor];
    return username ? signIn(server.url, username) : createApiClient(server.url);
  }

  /** The same person with a separate cookie jar, so that a cookie set under test ends with it. */
  function copyOf({ url, cookies }: ApiClient): ApiClient {
    const copy = createApiClient(url);
    for (const [name, value] of cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** A valid input, and the status of the case in which it is valid. */
  function callOf(procedure: string): {
    input: Record<string, unknown>;
    status?: string;
    /** @param after the only procedure called since the last reset of everything */
    reset?: (after?: string) => Promise<void>;
  } {
    const row = allCaseCalls({ caseId: party.caseId, brokerId: party.broker.id }).find(
      (candidate) => candidate.procedure === procedure,
    );
    const { caseId, broker } = party;
    const reset = (after?: string) =>
      resetCase(server.services, { caseId, brokerId: broker.id, status: row?.status ?? 'active' }, after);
    if (row) return { input: row.input, status: row.status, reset };
    const publicCall = publicCalls.find((candidate) => candidate.procedure === (sameInputAs[procedure] ?? procedure));
    const accountCall = accountCalls.find((candidate) => candidate.procedure === procedure);
    return { input: publicCall?.input() ?? accountCall?.input ?? {} };
  }

  function overTrpc(client: ApiClient, { name, type }: (typeof procedures)[number], input: object): Promise<Answer> {
    if (type === 'subscription') return client.watch(JSON.stringify(input));
    return client.wire(type, name, JSON.stringify(input));
  }

  test('the table names every procedure of the contract, and none that does not exist', () => {
    const missing = procedures.map(({ name }) => name).filter((name) => !(name in accessTable));
    expect(missing, 'Add a row in tests/support/calls that says what everybody gets from these procedures').toEqual([]);
    const gone = Object.keys(accessTable).filter((name) => !procedures.some((procedure) => procedure.name === name));
    expect(gone, 'These procedures do not exist anymore: remove their rows').toEqual([]);
    const rows = [...withInput.map(({ procedure }) => procedure), ...Object.keys(callsWithoutInput)];
    expect(
      rows.filter((name, place) => rows.indexOf(name) !== place),
      'These have two rows',
    ).toEqual([]);
  });

  const doors = procedures.flatMap((procedure) => [
    { ...procedure, door: 'tRPC' },
    ...(restOf.has(procedure.name) ? [{ ...procedure, door: 'REST' }] : []),
  ]);

  /** The current status of the case; undefined when a call may have changed anything. */
  let current: string | undefined;
  /** The mutations accepted since everything was reset. Of one alone, only what it changes is reset. */
  const accepted = new Set(['everything']);

  async function prepareFor(name: string): Promise<void> {
    const { status, reset } = callOf(name);
    if (status !== current) {
      const alone = [...accepted].every((each) => each === name);
      await reset?.(alone ? name : undefined);
      if (!alone) accepted.clear();
    }
    current = status;
  }

  function accepts(name: string): void {
    current = undefined;
    accepted.add(name);
  }

  // First: some calls by people send a broker away, or change a licence.
  const keys = new Map<string, Promise<ApiClient>>();
  function keyFor({ who, scopes }: KeyCase): Promise<ApiClient> {
    const name = `${who} ${scopes.join(' ')}`;
    const { services, url } = server;
    const make = async () => {
      const idOf = async (username: string | null) =>
        (await services.db.user.findUniqueOrThrow({ where: { usernameKey: username ?? '' } })).id;
      const holder =
        who === 'partner' || who === 'page'
          ? { partnerId: await partnerIn(services), createdById: await idOf('demo_admin') }
          : { ownerId: await idOf(usernames[who]) };
      return clientWithKey(services, url, holder, scopes, who === 'page' ? 'https://partner.example.com' : undefined);
    };
    const known = keys.get(name) ?? make();
    keys.set(name, known);
    return known;
  }

  test.each([...restOf.values()].map(({ name, openapi: { method, access } }) => ({ name, method, access })))(
    '$name by key: $access',
    async ({ name, method, access }) => {
      for (const keyCase of keyCases(method, access)) {
        const what = `${name} with a key of ${keyCase.who} for ${keyCase.scopes.join(' ')}`;
        await prepareFor(name);
        const answer = await overRest(await keyFor(keyCase), name, callOf(name).input);
        if (keyCase.expected === 403) {
          expectRefusal(answer, access, keyCase.who, what);
          continue;
        }
        const status = accessTable[name]?.[actors.indexOf(keyCase.who as Actor)] ?? 0;
        const success = restOf.get(name)?.openapi.success ?? 200;
        expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBe(status === 200 ? success : status);
        if (status === 200 && procedures.find((one) => one.name === name)?.type === 'mutation') accepts(name);
      }
    },
  );

  test.each(doors)('$name in the $door API', async ({ door, ...procedure }) => {
    const { name } = procedure;
    const success = (door === 'REST' && restOf.get(name)?.openapi.success) || 200;
    const expected = Object.fromEntries(
      actors.map((actor, place) => {
        const status = accessTable[name]?.[place] ?? 0;
        return [actor, status === 200 ? success : status];
      }),
    );
    const answers: Partial<Record<Actor, Answer>> = {};
    const call = async (actor: Actor) => {
      const client = endsSession.has(name) ? await inOwnSession(actor) : copyOf(people[actor]);
      const { input } = callOf(name);
      answers[actor] = await (door === 'REST' ? overRest(client, name, input) : overTrpc(client, procedure, input));
    };
    // People who are refused change nothing, so they call at once.
    await prepareFor(name);
    await Promise.all(actors.filter((actor) => Number(expected[actor]) >= 400).map(call));
    for (const actor of actors.filter((each) => !answers[each])) {
      await prepareFor(name);
      await call(actor);
      if (procedure.type === 'mutation') accepts(name);
    }
    const statuses = Object.fromEntries(actors.map((actor) => [actor, answers[actor]?.status]));
    expect(statuses, actors.map((actor) => `${actor}: ${answers[actor]?.text.slice(0, 300)}`).join('\n')).toEqual(
      expected,
    );
    for (const answer of Object.values(answers)) {
      if (answer.status === 401 && name !== 'auth.login') expect(failureIn(answer).message).toBe('Not authenticated');
      if (answer.status >= 400) expect(answer.text).not.toMatch(/Morgan|AB-\d{4}/);
    }
  });

  describe('what is not theirs', () => {
    test('is answered like what does not exist, word for word', async () => {
      const { caseId } = party;
      for (const actor of ['otherClient', 'otherBroker'] as const) {
        const words = async (id: string) => {
          const { message, code } = await failureOf(people[actor].trpc.cases.get.query({ caseId: id }));
          return { message, code };
        };
        expect(await words(caseId)).toEqual(await words(crypto.randomUUID()));
      }
    });

    test('is in no list and no notification of others', async () => {
      const { services, url } = server;
      const { caseId } = await activeCase(services);
      const newcomers = await Promise.all(
        (['client', 'broker'] as const).map((role) => createPerson(services, role, 'New')),
      );
      for (const { username, role } of newcomers) {
        const { cases, notifications } = (await signIn(url, username)).trpc;
        const scopes = role === 'client' ? (['own'] as const) : (['own', 'offered', 'mine', 'pool'] as const);
        const lists = await Promise.all(scopes.map((scope) => cases.list.query({ scope })));
        expect(JSON.stringify([lists, await notifications.list.query({})]), role).not.toContain(caseId);
      }
    });

    test('is not to be had through the list of another role', async () => {
      const statusOf = async (actor: Actor, scope: 'all' | 'mine' | 'pool' | 'offered') =>
        (await failureOf(people[actor].trpc.cases.list.query({ scope }))).status;
      for (const scope of ['all', 'mine', 'pool', 'offered'] as const)
        expect(await statusOf('client', scope), scope).toBe(403);
      expect(await statusOf('broker', 'all')).toBe(403);
    });

    test('stays without a name in the pool and in an offer', async () => {
      for (const status of ['new', 'offered'] as const) {
        await resetCase(server.services, { caseId: party.caseId, brokerId: party.broker.id, status });
        const { cases } = people.broker.trpc;
        const seen = JSON.stringify([
          await cases.list.query({ scope: status === 'new' ? 'pool' : 'offered' }),
          await cases.get.query({ caseId: party.caseId }),
          await cases.answers.mutate({ caseId: party.caseId, includeSensitive: false }),
        ]);
        expect(seen).toContain(party.caseId);
        expect(seen).not.toMatch(/Morgan|morgan\.example|403-555|T2P 1J9|1HGCM|1988/);
        expect(await failureOf(cases.answers.mutate({ caseId: party.caseId, includeSensitive: true }))).toMatchObject({
          status: 404,
        });
        expect(await failureOf(people.broker.trpc.messages.list.query({ caseId: party.caseId }))).toMatchObject({
          status: 404,
        });
      }
    });

    test('is not read with the key of another draft, and not sent or overwritten', async () => {
      const mine = autoRequest();
      const { consents: _consents, ...draft } = mine;
      await people.visitor.trpc.quotes.saveDraft.mutate({ ...draft, version: 0, step: 'where' });
      const { token } = draftKey();
      for (const actor of actors) {
        const { quotes } = people[actor].trpc;
        const calls = [
          quotes.getDraft.mutate({ draftId: mine.draftId, token }),
          quotes.saveDraft.mutate({ ...draft, token, version: 1, step: 'taken' }),
          quotes.submit.mutate({ ...mine, token }),
        ];
        for (const call of calls) expect(await failureOf(call), actor).toMatchObject({ status: 404 });
      }
      expect(await people.visitor.trpc.quotes.getDraft.mutate(mine)).toMatchObject({ step: 'where', version: 1 });
    });

    test('does not show internal notes and staff events to the client, in lists and in the stream', async () => {
      await callOf('messages.send').reset?.();
      const { caseId } = party;
      const { cases, messages } = people.client.trpc;
      const before = await cases.timeline.query({ caseId });
      const { eventSeq } = await server.services.db.caseState.findUniqueOrThrow({ where: { caseId } });
      const words = { body: 'Between brokers only', clientKey: crypto.randomUUID(), kind: 'note' as const };
      await people.broker.trpc.messages.send.mutate({ caseId, ...words });
      await people.admin.trpc.cases.answers.mutate({
        caseId,
        includeSensitive: true,
        reason: 'A question of the client',
      });
      expect(await cases.timeline.query({ caseId })).toEqual(before);
      expect(JSON.stringify(await messages.list.query({ caseId }))).not.toContain(words.body);
      const all = await people.broker.trpc.messages.list.query({ caseId });
      expect(all.messages).toMatchObject([{ kind: 'note', body: words.body }]);
      const lastEventId = `n999999999c${eventSeq}`;
      expect((await people.client.watch(JSON.stringify({ caseId, lastEventId }))).body).toMatchObject({
        json: { kind: 'seen' },
      });
      expect((await people.broker.watch(JSON.stringify({ caseId, lastEventId }))).body).toMatchObject({
        json: { kind: 'case' },
      });
    });
  });
}
