/** The consent ledger proves what was agreed to, and that no row was changed since. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentHash } from '#server/features/consents/commands.ts';
import { confirmSubscription, subscribe } from '#server/features/newsletter/commands.ts';
import { submitQuote } from '#server/features/quotes/commands.ts';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
import { consentTexts } from '#shared/quotes/consents.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The sequence number of the first row that does not follow from the one before, or null. */
async function firstBreak(): Promise<number | null> {
  const rows = await server.services.db.consentRecord.findMany({ orderBy: { seq: 'asc' } });
  let prevHash = 'genesis';
  for (const { seq, hash, evidence, caseId, ...row } of rows) {
    const expected = consentHash({ ...row, ...(caseId && { caseId }), evidence: evidence as Record<string, string> });
    if (row.prevHash !== prevHash || hash !== expected) return seq;
    prevHash = hash;
  }
  return null;
}

test('a request stores both consents with the exact words, and many at once still make one unbroken chain', async () => {
  const { services } = server;
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      submitQuote(services, autoRequest({ email: `consent${index}@example.com` }), '198.51.100.7'),
    ),
  );
  const records = await services.db.consentRecord.findMany({
    where: { subjectEmail: 'consent3@example.com' },
    include: { text: true },
  });
  expect(records.map(({ text }) => text.text).sort()).toEqual(
    [consentTexts.contact.text, consentTexts.share.text].sort(),
  );
  expect(records[0]).toMatchObject({
    given: true,
    channel: 'web-form',
    evidence: { form: 'auto@1', address: '198.51.100.7' },
  });
  expect(await firstBreak()).toBeNull();
});

test('a newsletter address is consented to by its owner: only the link in the mail makes it count', async () => {
  const { services, env } = server;
  await subscribe(services, { email: 'reader@example.com' });
  expect(await services.db.consentRecord.count({ where: { subjectEmail: 'reader@example.com' } })).toBe(0);
  const mail = await eventually('the confirmation arrives', async () => (await mailsTo(env, 'reader@example.com'))[0]);
  expect(mail.text).toContain(newsletterConsent.text);
  const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
  await confirmSubscription(services, { token });
  await confirmSubscription(services, { token });
  expect(await services.db.consentRecord.count({ where: { subjectEmail: 'reader@example.com' } })).toBe(1);
  expect(await firstBreak()).toBeNull();
});

test('a changed row is found', async () => {
  const { db } = server.services;
  const row = await db.consentRecord.findFirstOrThrow({ orderBy: { seq: 'asc' }, skip: 2 });
  await db.consentRecord.update({ where: { seq: row.seq }, data: { subjectEmail: 'somebody.else@example.com' } });
  expect(await firstBreak()).toBe(row.seq);
});
