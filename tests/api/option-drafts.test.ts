/** Options while they are typed: on the server, for the broker of the case alone, and gone once they are published. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OptionGrid } from '#shared/quote-options/draft.ts';
import { insurersSetting } from '#shared/settings/insurers.ts';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, caseRowOf, type Party } from '../support/cases.ts';
import { pdf, sendFile } from '../support/files.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let client: ApiClient;
let broker: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  party = await activeCase(server.services);
  [client, broker] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
  ]);
});

function grid(insurer: string): OptionGrid {
  const row = { key: randomUUID(), name: 'Collision' };
  const column = { key: randomUUID(), insurer, premium: '1,5', term: 'annual' as const, validUntil: '2099-' };
  return {
    rows: [row],
    columns: [{ ...column, cells: { [row.key]: '1000' }, exclusions: '', note: '', documentId: null }],
    message: '',
  };
}

const save = (who: ApiClient, version: number, typed: OptionGrid | null) =>
  who.trpc.cases.saveOptionDraft.mutate({ caseId: party.caseId, version, grid: typed });
const read = (who: ApiClient) => who.trpc.cases.optionDraft.query({ caseId: party.caseId });
const version = async () => (await caseRowOf(server.services, party.caseId)).version;

const option = {
  insurer: 'Fictional Mutual',
  premiumCents: 152_000,
  term: 'annual' as const,
  coverages: [{ name: 'Collision', limitCents: null, deductibleCents: 100_000 }],
  validUntil: '2099-01-31',
};

describe('what the broker types', () => {
  test('begins with the wishes of the client and the list of insurers, and is saved half typed', async () => {
    const fresh = await read(broker);
    expect(fresh).toMatchObject({ version: 0, grid: null, savedAt: null, insurers: insurersSetting.initial.names });
    expect(fresh.start.find(({ name }) => name === 'Direct compensation (DCPD)')).toMatchObject({ note: 'Included' });
    const typed = grid('Ficti');
    expect(await save(broker, 0, typed)).toMatchObject({ version: 1 });
    expect(await read(broker)).toMatchObject({ version: 1, grid: typed, savedByMe: true });
  });

  test('is never overwritten by a device that hasn’t seen it', async () => {
    await save(broker, 0, grid('Fictional Mutual'));
    const failure = await failureOf(save(broker, 0, grid('Imaginary Insurance')));
    expect(failure).toMatchObject({ code: 'CONFLICT' });
    expect((await read(broker)).grid?.columns[0]?.insurer).toBe('Fictional Mutual');
    // Two at once: one of them is asked to choose.
    const both = await Promise.allSettled([save(broker, 1, grid('One')), save(broker, 1, grid('Two'))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is nobody else’s', async () => {
    await save(broker, 0, grid('Fictional Mutual'));
    const admin = await signIn(server.url, 'demo_admin');
    expect(await failureOf(read(client))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await failureOf(read(admin))).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is cleared by publishing, and an open editor elsewhere can’t bring it back', async () => {
    await save(broker, 0, grid('Fictional Mutual'));
    const { caseId } = party;
    await broker.trpc.cases.publishOptions.mutate({ caseId, version: await version(), options: [option] });
    expect(await read(broker)).toMatchObject({ version: 2, grid: null });
    expect(await failureOf(save(broker, 1, grid('Fictional Mutual')))).toMatchObject({ code: 'CONFLICT' });
  });

  test('can be discarded, and isn’t saved in a closed request', async () => {
    await save(broker, 0, grid('Fictional Mutual'));
    await save(broker, 1, null);
    expect(await read(broker)).toMatchObject({ version: 2, grid: null });
    await broker.trpc.cases.close.mutate({
      caseId: party.caseId,
      version: await version(),
      reason: 'other',
      note: 'Over',
    });
    expect(await failureOf(save(broker, 2, grid('Late')))).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the insurer’s quote', () => {
  async function attach() {
    const { document } = await sendFile(broker, party.caseId, 'quote.pdf', pdf('quote'), { staffOnly: true });
    return document.id;
  }

  test('is for staff until its option is published, and the client opens it then', async () => {
    const documentId = await attach();
    const { caseId } = party;
    expect((await client.trpc.documents.list.query({ caseId })).documents).toEqual([]);
    const options = [{ ...option, documentId }];
    await broker.trpc.cases.publishOptions.mutate({ caseId, version: await version(), options });
    const { options: shown } = await client.trpc.cases.get.query({ caseId });
    expect(shown[0]).toMatchObject({ documentId });
    const { documents } = await client.trpc.documents.list.query({ caseId });
    expect(documents.map(({ id, staffOnly }) => [id, staffOnly])).toEqual([[documentId, false]]);
  });

  test.each(['deleted', 'infected', 'another case’s'])('is refused with its option when it is %s', async (kind) => {
    const documentId = await attach();
    const { db } = server.services;
    if (kind === 'deleted') await broker.trpc.documents.remove.mutate({ documentId });
    if (kind === 'infected')
      await db.documentVersion.updateMany({
        where: { documentId },
        data: { scanState: 'infected', scannedAt: server.services.now() },
      });
    const { caseId } = kind === 'another case’s' ? await activeCase(server.services) : party;
    const owner = kind === 'another case’s' ? (await caseRowOf(server.services, caseId)).brokerId : null;
    const person = owner ? await db.user.findUniqueOrThrow({ where: { id: owner } }) : null;
    const sender = person ? await signIn(server.url, person.username) : broker;
    const before = (await caseRowOf(server.services, caseId)).version;
    const failure = await failureOf(
      sender.trpc.cases.publishOptions.mutate({
        caseId,
        version: before,
        options: [option, { ...option, documentId }],
      }),
    );
    expect(failure).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'options.1.documentId' }] });
    expect((await caseRowOf(server.services, caseId)).version).toBe(before);
  });
});

test('administrators change the list of insurers, and brokers choose from it', async () => {
  const admin = await signIn(server.url, 'demo_admin');
  const before = await admin.trpc.settings.insurers.query();
  const names = ['Prairie Mutual', 'Imaginary Insurance'];
  await admin.trpc.settings.saveInsurers.mutate({ version: before.version, value: { names } });
  expect((await read(broker)).insurers).toEqual(names);
  const twice = { names: ['Prairie Mutual', 'prairie mutual'] };
  expect(
    await failureOf(admin.trpc.settings.saveInsurers.mutate({ version: before.version + 1, value: twice })),
  ).toMatchObject({ code: 'BAD_REQUEST' });
});
