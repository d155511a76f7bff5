/** Every field of an area's procedures, with every kind of hostile input. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, signIn } from './api-client.ts';
import { type Area, areas, nowhere, typeOf } from './calls/procedures.ts';
import { resetCase } from './calls/reset.ts';
import { actors, type CaseCall } from './calls/rows.ts';
import { activeCase, type Party } from './cases.ts';
import { refusedByContract } from './contract-refusal.ts';
import { expectCalm, expectKept, jsonWith, jsonWithFreeTexts } from './hostile.ts';
import { attacksOn, plainTextsFor } from './hostile-samples.ts';
import { readBack } from './read-back.ts';
import { startTestServer, type TestServer } from './server.ts';

export function describeHostileInput(area: Area): void {
  let server: TestServer;
  let party: Party;
  let people: Record<CaseCall['as'], ApiClient>;

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

  describe.each(areas[area](nowhere))('$procedure as $as', ({ procedure, as, access }) => {
    // Mostly 200: some rows stop at a version that doesn't exist, since what they do can't be undone.
    const valid = access[actors.indexOf(as)];
    const type = typeOf(procedure);
    // An erasure removes its own answer; the same form opens one request, with the answers it had first.
    const isStored = type === 'mutation' && !['privacyDesk.erase', 'cases.openSpoken'].includes(procedure);
    // Webhooks are read by their owner alone.
    const reader = () => (procedure.startsWith('webhooks.') ? people[as] : people.admin);
    const rowNow = () => {
      const rows: CaseCall[] = areas[area]({ caseId: party.caseId, brokerId: party.broker.id });
      return rows.find((row) => row.procedure === procedure) as CaseCall;
    };
    /** @param after the only procedure called since the last reset */
    const reset = (after?: string) =>
      resetCase(server.services, { caseId: party.caseId, brokerId: party.broker.id, status: rowNow().status }, after);
    const send = (text: string) =>
      type === 'subscription' ? people[as].watch(text) : people[as].wire(type, procedure, text);

    test('accepts its valid input, and plain words wherever it accepts text', async () => {
      const { input } = rowNow();
      let isReset = false;
      for (const text of [JSON.stringify('Plain words'), ...plainTextsFor(procedure).map(([, text]) => text)]) {
        await reset(isReset ? procedure : undefined);
        isReset = true;
        const words = jsonWithFreeTexts(input, text);
        const answer = await send(words);
        expect(answer.status, answer.text).toBe(valid);
        if (words === JSON.stringify(input)) return;
        if (isStored && valid === 200) expectKept(await readBack(reader(), party.caseId, procedure), text, procedure);
      }
    });

    test('every field is stored as plain text or refused with its name and a sentence', async () => {
      const { input } = rowNow();
      await reset();
      for (const { path, name, text } of attacksOn(input)) {
        // A stream that names no case is valid, and silent.
        if (type === 'subscription' && path.length === 0 && text.startsWith('{')) continue;
        const what = `${procedure}: ${path.join('.') || 'the whole input'} is ${name}`;
        const attack = jsonWith(input, path, text);
        const answer = refusedByContract(procedure, path, name, attack) ?? (await send(attack));
        expectCalm(answer, path, what);
        if (answer.status !== 200 || type !== 'mutation') continue;
        // Only text can be searched for in what is read back.
        if (text.startsWith('"') && isStored) expectKept(await readBack(reader(), party.caseId, procedure), text, what);
        await reset(procedure);
      }
    });
  });
}
