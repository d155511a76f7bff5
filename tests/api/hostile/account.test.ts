/** Hostile input: the procedures about one's own account, for somebody new. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, signIn } from '../../support/api-client.ts';
import { accountCalls } from '../../support/calls/account.ts';
import { typeOf } from '../../support/calls/procedures.ts';
import { refusedByContract } from '../../support/contract-refusal.ts';
import { expectCalm, expectKept, jsonWith, jsonWithFreeTexts } from '../../support/hostile.ts';
import { attacksOn, plainTextsFor } from '../../support/hostile-samples.ts';
import { createPerson } from '../../support/people.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '100000' } });
});
afterAll(() => server.stop());

describe.each(accountCalls)('$procedure for a new user', ({ procedure, input, status }) => {
  let newcomer: ApiClient;
  beforeAll(async () => {
    const { username } = await createPerson(server.services, 'client', 'Ava Wong');
    newcomer = await signIn(server.url, username);
  });

  test('answers its valid input, and stores plain words wherever it accepts text', async () => {
    for (const text of [JSON.stringify('Plain words'), ...plainTextsFor(procedure).map(([, text]) => text)]) {
      const answer = await newcomer.wire(
        typeOf(procedure) as 'query' | 'mutation',
        procedure,
        jsonWithFreeTexts(input, text),
      );
      expect(answer.status, answer.text).toBe(status);
      if (procedure === 'account.updateProfile')
        expectKept(await newcomer.trpc.account.profile.query(), text, procedure);
    }
  });

  test('every field is stored as plain text or refused with its name and a sentence', async () => {
    for (const { path, name, text } of attacksOn(input)) {
      const what = `${procedure}: ${path.join('.') || 'the whole input'} is ${name}`;
      const attack = jsonWith(input, path, text);
      const refused = refusedByContract(procedure, path, name, attack);
      const answer = refused ?? (await newcomer.wire(typeOf(procedure) as 'query' | 'mutation', procedure, attack));
      expectCalm(answer, path, what);
      // A password may be any text, and is never stored as text.
      if (answer.status === 200 && path.length > 0 && path[0] !== 'password')
        expectKept(await newcomer.trpc.account.profile.query(), text, what);
    }
  });
});
