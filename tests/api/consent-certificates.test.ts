/** Certificates of consent: who gets one, what it says, and what an erasure leaves of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOver } from '#server/modules/assistant/escalation/commands.ts';
import { checkCertificate, findCertificateKeys } from '#server/modules/consents/certificates/queries.ts';
import { chainConsents } from '#server/modules/consents/chain/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import type { CertificateContent } from '#shared/consents/certificates/schema.ts';
import { certificateContentSchema } from '#shared/consents/certificates/schema.ts';
import { isAbout, sha256Of, verifyCertificate } from '#shared/consents/certificates/verify.ts';
import { presentScreen } from '#shared/consents/screen.ts';
import { consentText, consentTexts, requestStatement } from '#shared/consents/wordings.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { caseCertificatePath, certificateFor, leadCertificatePath, verifyByProgram } from '../support/certificates.ts';
import { clientWithKey } from '../support/keys.ts';
import { createPartner } from '../support/partners.ts';
import { createPerson } from '../support/people.ts';
import { aHandOver, autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let admin: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
  admin = await signIn(server.url, 'demo_admin');
  await chainConsents(server.services);
});
afterAll(() => server.stop());

async function contentOf(text: string): Promise<CertificateContent> {
  const { content, problems } = await verifyCertificate(text, await findCertificateKeys(server.services));
  expect(problems).toEqual([]);
  return certificateContentSchema.parse(content);
}

test('the client, the broker and an administrator get the exact words, and nothing that names anyone', async () => {
  const { caseId, client, broker } = party;
  const [asClient, asBroker] = await Promise.all([
    signIn(server.url, client.username),
    signIn(server.url, broker.username),
  ]);
  const contents = await Promise.all(
    [asClient, asBroker, admin].map(async (api) =>
      contentOf(await certificateFor(api, caseCertificatePath(party.caseId))),
    ),
  );
  expect(contents.map(({ issuedTo }) => issuedTo)).toEqual(['client', 'broker', 'administrator']);
  const [content] = contents as [CertificateContent];
  expect(content.request.id).toBe(caseId);
  expect(content.entries.map(({ purpose, words, given }) => ({ purpose, words, given }))).toEqual(
    (['contact', 'share'] as const).map((purpose) => ({
      ...{ purpose, words: consentText(purpose, server.env.site).text, given: true },
    })),
  );
  expect(content.entries.every(({ ledger }) => ledger !== null)).toBe(true);
  expect(content.head).toMatchObject({ place: content.entries.at(-1)?.ledger?.place });
  expect(JSON.stringify(content)).not.toMatch(/Morgan|example\.com|403-555/);
});

test('whose it is shows to those who know the address, and to nobody else', async () => {
  const content = await contentOf(await certificateFor(admin, caseCertificatePath(party.caseId)));
  expect(await isAbout(content, ' Morgan.Example@example.com ')).toBe(true);
  expect(await isAbout(content, 'someone@example.com')).toBe(false);
});

test('a guest is refused, another client finds nothing, and a key needs the scope', async () => {
  const other = await signIn(server.url, (await createPerson(server.services, 'client', 'Someone Else')).username);
  expect((await other.rest('GET', caseCertificatePath(party.caseId))).status).toBe(404);
  const withScope = await clientWithKey(server.services, server.url, { ownerId: party.broker.id }, ['cases:read']);
  const without = await clientWithKey(server.services, server.url, { ownerId: party.broker.id }, ['messages:read']);
  expect((await withScope.rest('GET', caseCertificatePath(party.caseId))).status).toBe(200);
  expect((await without.rest('GET', caseCertificatePath(party.caseId))).status).toBe(403);
  const guest = await createPerson(server.services, 'client', 'Pat Guest');
  const at = server.services.now();
  await server.services.db.caseParticipant.create({
    data: {
      ...{
        caseId: party.caseId,
        role: 'authorised',
        name: 'Pat Guest',
        email: guest.email,
        emailKey: guest.email.toLowerCase(),
      },
      ...{
        tokenHash: 'a'.repeat(43),
        userId: guest.id,
        acceptedAt: at,
        createdAt: at,
        expiresAt: new Date(at.getTime() + 86_400_000),
      },
    },
  });
  const asGuest = await signIn(server.url, guest.username);
  expect(await failureOf(asGuest.trpc.cases.consentCertificate.query({ caseId: party.caseId }))).toMatchObject({
    status: 403,
  });
});

test('a partner gets it for its own leads: recorded on its page, at the moments it gave', async () => {
  const north = await createPartner(admin, 'proof-north');
  const south = await createPartner(admin, 'proof-south');
  const at = new Date(Date.now() - 60_000).toISOString();
  const sent = await north.api.rest('POST', '/api/leads', {
    json: {
      externalId: 'P-1',
      line: 'general',
      answers: { fullName: 'Ava Proof', email: 'ava.proof@example.com', phone: '403-555-0142', postalCode: 'T2P 1J9' },
      consents: (['contact', 'share'] as const).map((purpose) => ({
        ...{ purpose, version: consentTexts[purpose].version, given: true, at },
      })),
      shown: { page: 'https://north-star.example/quote', address: '203.0.113.7', browser: 'Example/1.0' },
    },
  });
  const { id } = sent.body as { id: string };
  const text = await certificateFor(north.api, leadCertificatePath(id));
  const content = await contentOf(text);
  expect(content).toMatchObject({ issuedTo: 'partner', screen: null, head: null });
  for (const entry of content.entries)
    expect(entry).toMatchObject({
      through: 'partner',
      recordedBy: 'Partner proof-north',
      ticked: { at, by: 'partner' },
      ledger: null,
    });
  expect((await south.api.rest('GET', leadCertificatePath(id))).status).toBe(404);
  expect((await verifyByProgram(server.url, text)).said).toContain('Get the certificate again in a minute');
});

test('it says when the boxes were ticked and what was on the screen, as far as that was recorded', async () => {
  const { services } = server;
  const sha256 = await sha256Of(presentScreen(services.env.site));
  const certificate = async (changes: object, door?: 'form') => {
    const request = { ...autoRequest(), ...changes };
    await submitQuote(services, request, '127.0.0.1', null, door);
    const { id } = await services.db.case.findUniqueOrThrow({
      where: { draftId: request.draftId },
      select: { id: true },
    });
    return contentOf(await certificateFor(admin, caseCertificatePath(id)));
  };
  const ticked = { contact: 5_000, share: 9_000 };
  const [byBrowser, byServer, plain] = await Promise.all([
    certificate({ shown: { sha256, ticked } }),
    certificate({ shown: { ticked } }),
    certificate({}, 'form'),
  ]);
  expect(byBrowser.screen).toEqual({ by: 'browser', order: ['contact', 'share'], notice: requestStatement, sha256 });
  const moments = byBrowser.entries.map(({ ticked: tick, at }) => Date.parse(at) - Date.parse(tick?.at ?? ''));
  expect(moments).toEqual([5_000, 9_000]);
  expect(byServer.screen?.by).toBe('server');
  expect(plain.entries[0]).toMatchObject({ through: 'plain-form', ticked: null });
});

test('the chat’s form records the same: when each box was ticked and what was on the screen', async () => {
  const { services } = server;
  const sha256 = await sha256Of(presentScreen(services.env.site));
  const input = aHandOver({ shown: { sha256, ticked: { contact: 2_000, share: 7_000 } } });
  await handOver(services, input, '127.0.0.1');
  const { caseId } = await services.db.chatHandover.findUniqueOrThrow({ where: { key: input.key } });
  const { screen, entries } = await contentOf(await certificateFor(admin, caseCertificatePath(caseId)));
  expect(screen).toEqual({ by: 'browser', order: ['contact', 'share'], notice: requestStatement, sha256 });
  const ticks = entries.map(({ ticked, at, ...entry }) => ({
    ...entry,
    ago: Date.parse(at) - Date.parse(ticked?.at ?? ''),
  }));
  expect(ticks).toMatchObject([
    { purpose: 'contact', through: 'chat', ago: 2_000 },
    { purpose: 'share', through: 'chat', ago: 7_000 },
  ]);
  const other = { ...aHandOver(), shown: { sha256: 'a'.repeat(64), ticked: { contact: 1, share: 1 } } };
  await expect(handOver(services, other, '127.0.0.1')).rejects.toMatchObject({
    issues: [{ path: 'consents.contact', rule: 'consent_version' }],
  });
});

test('a page that showed other words is refused: the person must read those in force', async () => {
  const request = { ...autoRequest(), shown: { sha256: 'a'.repeat(64), ticked: { contact: 1, share: 1 } } };
  await expect(submitQuote(server.services, request, '127.0.0.1')).rejects.toMatchObject({
    issues: [{ path: 'consents.contact', rule: 'consent_version' }],
  });
});

test('after an erasure the copy handed out stays valid, and a new one says no more whose it was', async () => {
  const client = await signIn(server.url, party.client.username);
  const before = await certificateFor(client, caseCertificatePath(party.caseId));
  await client.trpc.cases.withdraw.mutate({
    caseId: party.caseId,
    version: (await client.trpc.cases.get.query({ caseId: party.caseId })).version,
  });
  const { requests } = await client.trpc.privacy.request.mutate({ kind: 'deletion' });
  const requestId = requests[0]?.id as string;
  const { version } = await admin.trpc.privacyDesk.get.query({ requestId });
  await admin.trpc.privacyDesk.erase.mutate({
    requestId,
    version,
    username: party.client.username,
    answer: 'Erased as you asked.',
  });
  expect((await checkCertificate(server.services, before)).valid).toBe(true);
  const after = await contentOf(await certificateFor(admin, caseCertificatePath(party.caseId)));
  expect(after).toMatchObject({ person: null, screen: null });
  expect(after.entries.map(({ ledger }) => ledger?.hash)).toEqual(
    (await contentOf(before)).entries.map(({ ledger }) => ledger?.hash),
  );
});
