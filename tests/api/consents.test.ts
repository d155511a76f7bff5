/** The consent ledger proves what was agreed to, and that no row was changed since. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainConsents } from '#server/modules/consents/chain/commands.ts';
import { verifyConsents } from '#server/modules/consents/chain/queries.ts';
import { confirmSubscription, subscribe } from '#server/modules/newsletter/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { consentText } from '#shared/consents/wordings.ts';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
import { tamperAsOwner } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Runs the job that runs every minute, then verifies the chain. */
async function ledger() {
  await chainConsents(server.services);
  return verifyConsents(server.services.db);
}

test('a request stores both consents with the exact words, and many concurrent ones still make one unbroken chain', async () => {
  const { services } = server;
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      submitQuote(services, autoRequest({ email: `consent${index}@example.com` }), '198.51.100.7'),
    ),
  );
  const records = await services.db.consentRecord.findMany({
    where: { person: { emailKey: 'consent3@example.com' } },
    include: { text: true, detail: true },
  });
  expect(records.map(({ text }) => text.text).sort()).toEqual(
    [consentText('contact', server.services.env.site).text, consentText('share', server.services.env.site).text].sort(),
  );
  expect(records[0]).toMatchObject({
    given: true,
    channel: 'web-form',
    detail: { evidence: { form: 'auto@1', address: '198.51.100.7' } },
  });
  expect(await ledger()).toMatchObject({ whole: true, links: 12 });
});

test('after the website’s address changes, the wording is stored as a revision of its version, once', async () => {
  const { services } = server;
  const moved = {
    ...services,
    env: { ...services.env, site: { ...services.env.site, postalAddress: '2 Second Street, Calgary' } },
  };
  for (const email of ['moved1@example.com', 'moved2@example.com'])
    await submitQuote(moved, autoRequest({ email }), '198.51.100.7');
  await submitQuote(services, autoRequest({ email: 'moved3@example.com' }), '198.51.100.7');
  const versions = async (emailKey: string) => {
    const where = { person: { emailKey }, purpose: 'contact' };
    const { version, text } = await services.db.consentRecord.findFirstOrThrow({ where, include: { text: true } });
    return [version, text.text.includes('2 Second Street')];
  };
  expect(await Promise.all([1, 2, 3].map((number) => versions(`moved${number}@example.com`)))).toEqual([
    [1002, true],
    [1002, true],
    [2, false],
  ]);
  expect(await ledger()).toMatchObject({ whole: true, links: 18 });
});

test('a newsletter subscription needs the owner of the address to confirm: it counts only after the link in the email', async () => {
  const { services, env } = server;
  await subscribe(services, { email: 'reader@example.com' });
  expect(await services.db.consentRecord.count({ where: { person: { emailKey: 'reader@example.com' } } })).toBe(0);
  const mail = await eventually('the confirmation arrives', async () => (await mailsTo(env, 'reader@example.com'))[0]);
  expect(mail.text).toContain(newsletterConsent.text);
  const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
  await confirmSubscription(services, { token });
  await confirmSubscription(services, { token });
  expect(await services.db.consentRecord.count({ where: { person: { emailKey: 'reader@example.com' } } })).toBe(1);
  expect(await ledger()).toMatchObject({ whole: true, links: 19 });
});

test('a failed submit leaves no gap in the chain', async () => {
  const { services } = server;
  const request = autoRequest({ email: 'consent-late@example.com' });
  const failing = transaction(services.db, async (tx) => {
    const { recordConsent } = await import('#server/modules/consents/commands.ts');
    const facts = { given: true, emailKey: 'nobody@example.com', channel: 'web-form' as const, evidence: {} };
    await recordConsent(tx, new Date(), { ...consentText('share', server.services.env.site), ...facts, filled: true });
    throw new Error('the rest failed');
  });
  await expect(failing).rejects.toThrow('the rest failed');
  await submitQuote(services, request, '198.51.100.7');
  expect(await ledger()).toMatchObject({ whole: true, links: 21 });
});

test('an altered consent is found', async () => {
  const { db } = server.services;
  const { seq } = await db.consentLink.findUniqueOrThrow({ where: { place: 3 } });
  const evidence = JSON.stringify({ form: 'auto@1', address: '203.0.113.9' });
  await tamperAsOwner(server.database, `UPDATE consent_details SET evidence = '${evidence}' WHERE seq = ${seq}`);
  expect(await ledger()).toEqual({
    whole: false,
    place: 3,
    why: expect.stringContaining('changed after it was written'),
  });
});
