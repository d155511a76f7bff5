/** Erasing a person includes the quote requests they never sent: only the email address typed into them links these to the person. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bound, leadsOf } from '#server/modules/data-classes/erasing.ts';
import { tables } from '#server/modules/data-classes/tables.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { createPerson } from '../support/people.ts';
import { visitsOf } from '../support/plans.ts';
import { autoAnswers, draftKey } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  admin = await signIn(server.url, 'demo_admin');
});
afterAll(() => server.stop());

async function saveDraft(answers: Record<string, unknown>): Promise<string> {
  const key = draftKey();
  const draft = { ...key, line: 'auto' as const, definitionVersion: 1, version: 0, step: 'contact', answers };
  await createApiClient(server.url).trpc.quotes.saveDraft.mutate(draft);
  return key.draftId;
}

/** A client who requests deletion, and is erased. */
async function erase(saving: (email: string) => Promise<string[]>, emailVerifiedAt: Date | null): Promise<string[]> {
  const { id, username, email } = await createPerson(server.services, 'client', 'Drafting Example');
  await server.services.db.user.update({ where: { id }, data: { emailVerifiedAt } });
  const drafts = await saving(email);
  const api = await signIn(server.url, username);
  const { requests } = await api.trpc.privacy.request.mutate({ kind: 'deletion', note: 'Please' });
  const requestId = requests[0]?.id ?? '';
  const { version } = await admin.trpc.privacyDesk.get.query({ requestId });
  await admin.trpc.privacyDesk.erase.mutate({ requestId, version, username, answer: 'Erased as you asked.' });
  return drafts;
}

async function stillThere(ids: string[]): Promise<string[]> {
  const drafts = await server.services.db.quoteDraft.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const known = new Set(drafts.map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

test('the unsent drafts of a verified email address are erased with the person, however the address was typed', async () => {
  const drafts = await erase(
    async (email) => [
      await saveDraft(autoAnswers({ email })),
      await saveDraft({ email: `  ${email.toUpperCase()} ` }),
      await saveDraft(autoAnswers({ email: `not.${email}` })),
      await saveDraft({ postalCode: 'T2P 1J9' }),
    ],
    new Date(),
  );
  expect(await stillThere(drafts)).toEqual(drafts.slice(2));
});

test('a draft whose link was sent to the mailbox is erased with the person, and so is the link', async () => {
  const drafts = await erase(async (email) => {
    const key = draftKey();
    const draft = { ...key, line: 'auto' as const, definitionVersion: 1, version: 0, step: 'vehicles' };
    const { quotes } = createApiClient(server.url).trpc;
    await quotes.saveDraft.mutate({ ...draft, answers: { postalCode: 'T2P 1J9' } });
    await quotes.emailLink.mutate({ ...key, email: email.toUpperCase(), reminder: 1 });
    return [key.draftId];
  }, new Date());
  expect(await stillThere(drafts)).toEqual([]);
  expect(await server.services.db.quoteDraftKey.count({ where: { draftId: drafts[0] ?? '' } })).toBe(0);
});

test('an account with an unverified email address erases no draft: anybody can type an address', async () => {
  const drafts = await erase(async (email) => [await saveDraft(autoAnswers({ email }))], null);
  expect(await stillThere(drafts)).toEqual(drafts);
});

test('a draft is saved whatever its email answer contains', async () => {
  // Random, because PostgreSQL would compress repetitive text to a small entry.
  const long = randomBytes(6_000).toString('base64url');
  const drafts = [await saveDraft({ email: long }), await saveDraft({ email: { at: ['example.com'] } })];
  expect(await stillThere(drafts)).toHaveLength(2);
});

test('they are found through an index, among thousands', async () => {
  const client = new pg.Client({ connectionString: server.database.ownerUrl });
  await client.connect();
  try {
    await client.query(`INSERT INTO quote_drafts (id, token_hash, line, definition_version, answers, step, created_at, expires_at)
      SELECT gen_random_uuid(), repeat('q', 43), 'auto', 1, jsonb_build_object('email', 'somebody' || n || '@example.com'), 'contact', now(), now() + interval '30 days'
      FROM generate_series(1, 5000) AS n`);
    await client.query('ANALYZE quote_drafts');
    const [lead] = leadsOf(tables.QuoteDraft, 'mailbox');
    const ids = ['somebody1234@example.com'];
    const sql = Prisma.sql`SELECT 1 FROM quote_drafts
      WHERE ${bound(lead?.where ?? '', { occasion: 'mailbox', ids, at: new Date() })}`;
    const visits = await visitsOf(client, { text: sql.text, values: sql.values });
    expect(visits.map(({ how }) => how).join()).not.toContain('Seq Scan');
    expect(visits.map(({ rows }) => rows)).toEqual([1]);
  } finally {
    await client.end();
  }
});
