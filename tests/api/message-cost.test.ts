/** Messages are the most frequent writes: the database statements per message are counted, so that an increase does not go unnoticed. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '#server/modules/messaging/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { everyStatementOf } from '../support/statement-count.ts';

/** Including the sender's rate limit, BEGIN and COMMIT. */
const MOST_STATEMENTS = 15;

let server: TestServer;
let party: Party;
beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
});
afterAll(() => server?.stop());

async function statementsOfMessage(sender: Viewer): Promise<string[]> {
  const { caseId } = party;
  const { messageSeq: seenSeq } = await server.services.db.caseState.findUniqueOrThrow({ where: { caseId } });
  const words = { body: 'The roof is from 2019.', clientKey: randomUUID(), kind: 'message' as const, attachments: [] };
  return everyStatementOf(() => sendMessage(server.services, sender, { caseId, seenSeq, ...words }));
}

const updatesOfState = (statements: string[]) =>
  statements.filter((text) => /\bUPDATE\s+("public"\.)?"?case_states\b/i.test(text));

test.each([
  ["the broker's first message", 'broker'],
  ["the client's message", 'client'],
  ["the broker's answer", 'broker'],
  ["the client's next message", 'client'],
  ["the client's message after it", 'client'],
] as const)('%s takes few statements, and changes the case once', async (_what, sender) => {
  const statements = await statementsOfMessage(party[sender]);
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
  expect(updatesOfState(statements), statements.join('\n\n')).toHaveLength(1);
});
