/** Proves that what was restored is what was backed up. */
import { type Env, withSite } from '#server/env.ts';
import type { Database } from '#server/platform/db/client.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import { SetupError } from '../steps.ts';
import { copyOut, inSnapshot } from './copy-out.ts';
import type { Manifest } from './manifest.ts';

/**
 * Reads every row again and compares it with the backup.
 * @throws SetupError that names the first table that differs
 */
export async function verifyRows({ databaseOwnerUrl }: Pick<Env, 'databaseOwnerUrl'>, { tables }: Manifest) {
  await inSnapshot(databaseOwnerUrl, async (client) => {
    for (const table of tables) {
      const found = await copyOut(client, table);
      if (found.rows !== table.rows || found.sha256 !== table.sha256)
        throw new SetupError(
          `The table ${table.name} is not the one of the backup: ${found.rows} rows instead of ${table.rows}, or other contents.`,
        );
    }
  });
}

/**
 * Decrypts every document and compares it with what the database says of it, and checks both ledgers.
 * @throws SetupError that names the first difference
 */
export async function verifyRestored(env: Env, manifest: Manifest): Promise<void> {
  const { connectDatabase } = await import('#server/platform/db/client.ts');
  const { db, close } = connectDatabase(env.databaseOwnerUrl, 2);
  try {
    const { assertDataKey } = await import('#server/app/keys/key-check.ts');
    await assertDataKey(db, env);
    await verifyLedgers(db);
    await verifyDocuments(db, env, manifest);
  } finally {
    await close();
  }
}

async function verifyLedgers(db: Database): Promise<void> {
  const { verifyConsents } = await import('#server/modules/consents/chain/queries.ts');
  const { verifyAudit } = await import('#server/modules/audit/chain/queries.ts');
  for (const [name, report] of [
    ['consent', await verifyConsents(db)],
    ['audit', await verifyAudit(db, new Date())],
  ] as const)
    if (!report.whole) throw new SetupError(`The ${name} ledger is broken at position ${report.place}: ${report.why}.`);
}

async function verifyDocuments(db: Database, env: Env, manifest: Manifest): Promise<void> {
  const { createHash } = await import('node:crypto');
  const { openContent } = await import('#server/platform/files/content.ts');
  const storage = createStorage(env);
  for (const { key } of manifest.files) {
    const version = await db.documentVersion.findUnique({
      where: { storageKey: key },
      select: { id: true, storageKey: true, wrappedKey: true, size: true, sha256: true },
    });
    if (!version) throw new SetupError(`No row names the document ${key}.`);
    const hash = createHash('sha256');
    for await (const chunk of await openContent({ storage, env: withSite(env) }, version)) hash.update(chunk as Buffer);
    if (hash.digest('hex') !== version.sha256)
      throw new SetupError(`The document ${key} is not what the database says.`);
  }
}
