import type { Env } from '#server/env.ts';

/** Marks the restored folder as the one of the restored database. Does nothing where documents are in a bucket. */
export async function claimFolder(env: Env): Promise<void> {
  if (env.s3) return;
  const { connectDatabase } = await import('#server/platform/db/client.ts');
  const { adoptFolder } = await import('#server/platform/files/document-folder.ts');
  const { db, close } = connectDatabase(env.databaseUrl, 1);
  await adoptFolder({ db, dataDir: env.dataDir }, { despiteMissing: true }).finally(close);
}
