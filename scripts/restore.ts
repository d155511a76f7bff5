import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Env } from '#server/env.ts';
import { claimFolder } from './lib/backup/claim.ts';
import type { Manifest } from './lib/backup/manifest.ts';
import { passphrase } from './lib/backup/passphrase.ts';
import { checkArchive, restoreArchive } from './lib/backup/restore.ts';
import { inScratch } from './lib/backup/scratch.ts';
import { verifyRestored } from './lib/backup/verify.ts';
import { runCommand } from './lib/command.ts';
import { connectConsole } from './lib/console-database.ts';
import { loadEnvironment } from './lib/environment.ts';
import { SetupError, step } from './lib/steps.ts';
import { embeddedWal } from './lib/wal/archive.ts';
import { putBack } from './lib/wal/put-back.ts';

// npm run restore -- FILE [--verify]: puts a backup into the empty database and storage of the environment, and proves that all of it is there.
// With --verify into a PostgreSQL and a folder of its own, which are removed again: nothing else is touched, and the product may be running.
// With --at MOMENT and without a file: the embedded PostgreSQL as it was then, from WAL_DIR, in a DATA_DIR that has none.
await runCommand(async (shutdown) => {
  const { values, positionals } = parseArgs({
    options: { verify: { type: 'boolean', default: false }, at: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.at !== undefined) return putBackTo(values.at);
  const [file] = positionals;
  if (!file || !existsSync(file))
    throw new SetupError(file ? `There is no file ${file}.` : 'Name the backup: npm run restore -- FILE');
  const secret = passphrase();
  const env = loadEnvironment();
  const backup = path.resolve(file);
  let manifest: Manifest | undefined;
  await step('The file is whole', async () => {
    manifest = await checkArchive(backup, secret);
    return `taken at ${manifest.takenAt}`;
  });
  const taken = manifest;
  if (!taken) return;
  const restore = async (target: Env) => {
    await step('Restored', async () => {
      const later = await restoreArchive(target, backup, secret, taken);
      return later.length > 0 ? `and brought up to date by ${later.length} migrations` : undefined;
    });
    await step('Every row, document and ledger is as it was', () => verifyRestored(target, taken));
  };
  if (values.verify) await inScratch(env, restore);
  else {
    await connectConsole(shutdown, env, 'owner');
    await restore(env);
    await step('The folder belongs to the database', () => claimFolder(env));
  }
  const rows = taken.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${taken.tables.length} tables and ${taken.files.length} documents.`);
  if (taken.missing.length > 0)
    console.log(`${taken.missing.length} documents were missing when the backup was taken.`);
  console.log(
    values.verify
      ? 'The backup can be restored.'
      : 'When the product starts on this, it sends the emails that were waiting at that time.',
  );
});

async function putBackTo(words: string): Promise<void> {
  const at = new Date(words);
  if (Number.isNaN(at.getTime()))
    throw new SetupError('Write the moment with its time zone, for example 2026-11-27T18:05:00Z.');
  const env = loadEnvironment();
  const wal = embeddedWal(env);
  await step(`The database as it was at ${at.toISOString()}`, () => putBack(wal, at, env.dataDir));
  console.log(
    `It is in ${env.dataDir}. Copy the files folder of the product beside it: documents that were added later do no harm.`,
  );
}
