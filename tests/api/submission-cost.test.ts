/** Twenty people may submit at once: the database statements per request are counted, so that an increase does not go unnoticed. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { autoRequest, shortRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { everyStatementOf } from '../support/statement-count.ts';

/** Including BEGIN and COMMIT, and the look for an open request of the same mailbox. */
const MOST_STATEMENTS = 14;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

test.each([
  ['the full form', (email: string) => autoRequest({ email })],
  ['the short form', (email: string) => shortRequest('auto', { email })],
])('a request sent by %s takes few statements', async (_form, requestOf) => {
  const send = () => submitQuote(server.services, requestOf(`${randomUUID()}@example.com`), '127.0.0.1');
  // The first one stores the words of the consents, and loads what is cached for a minute.
  await send();
  const statements = await everyStatementOf(send);
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
});
