import path from 'node:path';
import { parseArgs } from 'node:util';
import { createBackup } from './lib/backup/create.ts';
import { passphrase } from './lib/backup/passphrase.ts';
import { runCommand } from './lib/command.ts';
import { connectConsole } from './lib/console-database.ts';
import { ensureDatabase } from './lib/embedded-database.ts';
import { loadEnvironment } from './lib/environment.ts';
import { clusterAt } from './lib/postgres-cluster.ts';
import type { Shutdown } from './lib/shutdown.ts';
import { embeddedWal } from './lib/wal/archive.ts';
import { copyRunning } from './lib/wal/copies.ts';

// npm run backup [-- --to FOLDER]: writes one encrypted file with the database and the documents, while the product runs. Prints its path.
// With --copy: a copy of the embedded PostgreSQL’s folder instead, from which WAL_DIR leads to any later moment.
await runCommand(async (shutdown) => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, copy: { type: 'boolean', default: false } } });
  if (values.copy) return copyCluster(shutdown);
  const secret = passphrase();
  const env = loadEnvironment();
  await connectConsole(shutdown, env, 'owner');
  const folder = path.resolve(values.to ?? process.env.BACKUP_DIR ?? path.join(env.dataDir, 'backups'));
  const { file, manifest, deleted } = await createBackup(env, { folder, passphrase: secret });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} documents.`);
  for (const key of manifest.missing) console.log(`Not in the storage, and so not in the backup: the document ${key}`);
  for (const name of deleted) console.log(`Deleted, because the privacy policy allows no older backup: ${name}`);
  console.log(`Keep DATA_KEY and the passphrase somewhere else: without both, the backup can’t be read.\n${file}`);
});

async function copyCluster(shutdown: Shutdown): Promise<void> {
  const env = loadEnvironment();
  const wal = embeddedWal(env);
  const database = await ensureDatabase({ dataDir: env.dataDir });
  shutdown.add(database.stop);
  const { folder, endedAt } = await copyRunning(wal, clusterAt(env.dataDir), database.adminUrl);
  console.log(
    `From ${endedAt} on, the database can be put back to any moment: npm run restore -- --at MOMENT\n${folder}`,
  );
}
