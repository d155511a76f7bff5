/** What partners send at the same moment is written together: few statements, and nobody's refusal is another's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendLead } from '#server/modules/integrations/leads/commands.ts';
import { sendLeadInputSchema } from '#shared/integrations/leads.ts';
import { partnerIn, partnerLead } from '../support/partners.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { everyStatementOf } from '../support/statement-count.ts';

/** Including BEGIN and COMMIT, the count of the limit, and the two jobs. */
const MOST_STATEMENTS = 12;
const AT_ONCE = 16;

let server: TestServer;
let partners: string[];
beforeAll(async () => {
  server = await startTestServer();
  partners = await Promise.all(Array.from({ length: AT_ONCE }, () => partnerIn(server.services)));
  // The first one stores the words of the consents.
  await send(partners[0] as string);
});
afterAll(() => server?.stop());

function send(partnerId: string, changes: object = {}) {
  return sendLead(server.services, partnerId, sendLeadInputSchema.parse({ ...partnerLead(), ...changes }));
}

test('a lead takes few statements', async () => {
  const statements = await everyStatementOf(() => send(partners[0] as string));
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
});

test('leads of several partners at once share them', async () => {
  const statements = await everyStatementOf(() => Promise.all(partners.map((id) => send(id))));
  const writing = statements.filter((text) => text.includes('INSERT INTO cases'));
  expect(writing.length).toBeLessThan(AT_ONCE / 2);
});

test('one that is refused concerns no other, and the same number is one request, also among those written together', async () => {
  const [first = '', second = ''] = partners;
  const externalId = crypto.randomUUID();
  const wrong = { answers: { ...partnerLead().answers, postalCode: '90210' } };
  const [good, refused, twice, again] = await Promise.allSettled([
    send(first, { externalId }),
    send(second, wrong),
    send(first, { externalId }),
    send(second, { externalId }),
  ]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'BAD_REQUEST' } });
  expect(good).toMatchObject({ status: 'fulfilled', value: { externalId, status: 'received', isNew: true } });
  // Both arrive together, and one of them is the new one.
  const value = good.status === 'fulfilled' ? good.value : null;
  expect(twice).toEqual({ status: 'fulfilled', value: { ...value, isNew: false } });
  expect(again).toMatchObject({ status: 'fulfilled', value: { externalId } });
  expect(await server.services.db.partnerLead.count({ where: { externalId } })).toBe(2);
});
