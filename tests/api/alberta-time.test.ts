/** One deadline, four places: the database, the server's receipt, the email and the browser agree, in summer and in winter. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zoneTable } from '#client/site/zone-table.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { momentWords } from '#shared/platform/time/words.ts';
import { wallTimeAt } from '#shared/platform/time/zone-offsets.ts';
import { mailAbout } from '../support/mails.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(now) } });
});
afterAll(() => server.stop());

test.each([
  ['winter', '2027-01-12', 'Tuesday, January 12 at 1:00 p.m. Alberta time'],
  ['summer', '2027-07-13', 'Tuesday, July 13 at 1:00 p.m. Alberta time'],
])('in %s, four business hours after 9:00 a.m. are 1:00 p.m. everywhere', async (season, day, words) => {
  const { services } = server;
  // UTC-6 all year (docs/decisions/0034).
  now = Date.parse(`${day}T15:00:00Z`);
  const email = `${season}@example.com`;
  const receipt = await submitQuote(services, autoRequest({ email }), '198.51.100.7');
  expect(JSON.stringify(receipt)).toContain(words);

  // The instant as the database has it, not as a driver reads it.
  const rows = await services.db.$queryRaw<{ due: number }[]>`
    SELECT extract(epoch FROM s.take_due_at)::float8 * 1000 AS due FROM case_states s JOIN cases c ON c.id = s.case_id
      WHERE c.contact_email = ${email}`;
  const due = rows[0]?.due ?? 0;
  expect(new Date(due).toISOString()).toBe(`${day}T19:00:00.000Z`);

  // As a browser reads it: from the table of the document, not from its own rules.
  expect(`${momentWords(wallTimeAt(due, zoneTable('America/Edmonton', 2026, 2028)))} Alberta time`).toBe(words);
  expect((await mailAbout(server, email, 'request')).text).toContain(words);
});
