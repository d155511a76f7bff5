/**
 * `npm run keys:rotate`: afterwards the old key opens nothing, and the new one everything.
 * @module-tag long
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealOf } from '#server/modules/accounts/second-factor/codes/commands.ts';
import { caseSeal } from '#server/modules/cases/answers/queries.ts';
import { pushKeySeal } from '#server/modules/notifications/push/keys/commands.ts';
import { subscriptionSeal } from '#server/modules/notifications/push/policy.ts';
import { hashAddress, suppressionKeySeal } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import { draftSeal } from '#server/modules/quote-requests/drafts/commands.ts';
import { keyIdOf, seal, unseal } from '#server/platform/crypto/sealing.ts';
import { openDocumentContent } from '#server/platform/files/content.ts';
import { fileKeySeal } from '#server/platform/files/file-key.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { pdf, sendFile, uploadFile } from '../support/files.ts';
import { unreachableBrowser } from '../support/push-service.ts';
import { draftKey } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { ownerVariables } from '../support/server-variables.ts';
import { startScript } from './processes.ts';

const oldKey = Buffer.alloc(32, 7);
const newKey = randomBytes(32);
let server: TestServer;
let party: Party;
let client: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
  client = await signIn(server.url, party.client.username);
});
afterAll(() => server.stop());

function rotate(variables: Record<string, string> = {}) {
  return startScript('scripts/keys-rotate.ts', [], {
    NODE_ENV: 'test',
    ...ownerVariables(server.database),
    DATA_DIR: server.env.dataDir,
    SESSION_SECRET: server.env.sessionSecret,
    DATA_KEY: newKey.toString('base64url'),
    DATA_KEY_OLD: oldKey.toString('base64url'),
    ...variables,
  });
}

type Sealed = { sealed: Uint8Array; context: string };

/** Everything sealed in the database, and the context each is bound to. */
async function everythingSealed(): Promise<Sealed[]> {
  const { db } = server.services;
  const [cases, drafts, users, versions, suppressionKeys, pushKeys, devices] = await Promise.all([
    db.case.findMany({ where: { sealedAnswers: { not: null } } }),
    db.quoteDraft.findMany({ where: { sealedAnswers: { not: null } } }),
    db.user.findMany({ where: { totpSealed: { not: null } } }),
    db.documentVersion.findMany({ where: { wrappedKey: { not: null } } }),
    db.suppressionKey.findMany(),
    db.pushKey.findMany(),
    db.pushSubscription.findMany(),
  ]);
  const row = (sealed: Uint8Array | null, context: string) => ({ sealed: sealed ?? new Uint8Array(), context });
  return [
    ...cases.map(({ id, sealedAnswers }) => row(sealedAnswers, caseSeal(id))),
    ...drafts.map(({ id, sealedAnswers }) => row(sealedAnswers, draftSeal(id))),
    ...users.map(({ id, totpSealed }) => row(totpSealed, sealOf(id))),
    ...versions.map(({ id, wrappedKey }) => row(wrappedKey, fileKeySeal(id))),
    ...suppressionKeys.map(({ id, sealed }) => row(sealed, suppressionKeySeal(id))),
    ...pushKeys.map(({ id, sealed }) => row(sealed, pushKeySeal(id))),
    ...devices.map(({ id, sealed }) => row(sealed, subscriptionSeal(id))),
  ];
}

function opensWith(key: Buffer, { sealed, context }: Sealed): boolean {
  try {
    unseal(key, sealed, context);
    return true;
  } catch {
    return false;
  }
}

test('the login of the product, which sees only a part of the rows, rotates nothing', async () => {
  const run = rotate({ DATABASE_OWNER_URL: server.env.databaseUrl });
  await run.says(/sees only a part of the rows, so nothing was done\. Set DATABASE_OWNER_URL/);
  expect(await run.ended).toBe(1);
});

test('without the old key, or with the same key twice, it says what is missing', async () => {
  const without = rotate({ DATA_KEY_OLD: '' });
  await without.says(/Set DATA_KEY_OLD/);
  expect(await without.ended).toBe(1);
  const same = rotate({ DATA_KEY: oldKey.toString('base64url') });
  await same.says(/the same key/);
  expect(await same.ended).toBe(1);
});

test('requests, drafts, second factors and files open only with the new key, and pending emails arrive', async () => {
  const { db } = server.services;
  const draft = draftKey();
  await db.quoteDraft.create({
    data: {
      id: draft.draftId,
      tokenHash: 'n'.repeat(43),
      line: 'auto',
      definitionVersion: 1,
      step: 'where',
      answers: {},
      sealedAnswers: seal(oldKey, { vin: 'secret' }, draftSeal(draft.draftId)),
      expiresAt: new Date('2099-01-01'),
    },
  });
  await db.user.update({
    where: { id: party.client.id },
    data: { totpSealed: seal(oldKey, 'JBSWY3DPEHPK3PXP', sealOf(party.client.id)) },
  });
  // More than one batch, in the format from before seals named their key.
  const unnamed = Array.from({ length: 250 }, () => randomUUID());
  await db.quoteDraft.createMany({
    data: unnamed.map((id) => ({
      id,
      tokenHash: 'n'.repeat(43),
      line: 'auto',
      definitionVersion: 1,
      step: 'where',
      answers: {},
      sealedAnswers: withoutName(seal(oldKey, { id }, draftSeal(id))),
      expiresAt: new Date('2099-01-01'),
    })),
  });
  const bytes = pdf('kept through a change of keys');
  const { document } = await sendFile(client, party.caseId, 'kept.pdf', bytes);
  const versionId = document.versions[0]?.id ?? '';
  const uploadId = await uploadFile(client, party.caseId, 'on its way.pdf', pdf('on its way'));

  const stopped = await hashAddress(server.services, 'stopped@example.com');
  await client.trpc.push.turnOn.mutate(unreachableBrowser());
  await client.trpc.push.key.query();

  const before = await everythingSealed();
  expect(before.length).toBeGreaterThan(254);
  expect(before.every((row) => opensWith(oldKey, row))).toBe(true);

  // Interrupted midway, then started again.
  const first = rotate();
  await first.says(/requests: \d+ re-encrypted/);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = rotate();
  await second.says(/Nothing in the database needs the old key/);
  expect(await second.ended).toBe(0);

  const after = await everythingSealed();
  expect(after).toHaveLength(before.length);
  expect(after.filter((row) => opensWith(oldKey, row))).toEqual([]);
  expect(after.every((row) => opensWith(newKey, row))).toBe(true);
  const version = await db.documentVersion.findUniqueOrThrow({ where: { id: versionId } });
  expect(version.masterKeyId).toBe(keyIdOf(newKey));

  const { env } = server;
  Object.assign(env, { dataKey: newKey, dataKeyOld: oldKey });
  expect(await buffer(await openDocumentContent(server.services, versionId))).toEqual(bytes);
  const arrived = await client.trpc.documents.attach.mutate({ caseId: party.caseId, uploadId });
  expect(arrived.document.title).toBe('on its way');
  // Read again from the database, as another process would: the hashes on the list stay comparable.
  const fresh = { env, db: Object.create(db) as typeof db };
  expect(await hashAddress(fresh, 'stopped@example.com')).toBe(stopped);
  Object.assign(env, { dataKeyOld: null });
  expect(await buffer(await openDocumentContent(server.services, versionId))).toEqual(bytes);
  const again = rotate();
  expect(await again.says(/Nothing in the database/)).toMatch(
    /requests: 0 .*\n.*drafts: 0 .*\n.*second factors: 0 .*\n.*file keys: 0 .*\n.*suppression key: 0 /,
  );
});

test('what neither key opens is named, and nothing else is affected', async () => {
  const id = randomUUID();
  await server.services.db.quoteDraft.create({
    data: {
      id,
      tokenHash: 'n'.repeat(43),
      line: 'auto',
      definitionVersion: 1,
      step: 'where',
      answers: {},
      sealedAnswers: seal(randomBytes(32), {}, draftSeal(id)),
      expiresAt: new Date('2099-01-01'),
    },
  });
  const run = rotate();
  await run.says(new RegExp(`drafts ${id}`));
  expect(await run.ended).toBe(1);
});

/** The earlier format: another first byte, and no key name. */
function withoutName(sealed: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array([1, ...sealed.subarray(9)]);
}
