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

// npm run restore -- FILE [--verify]: puts a backup into the empty database and storage of the environment, and proves that all of it is there.
// With --verify into a PostgreSQL and a folder of its own, which are removed again: nothing else is touched, and the product may be running.
await runCommand(async (shutdown) => {
  const { values, positionals } = parseArgs({
    options: { verify: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
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
    await step('Restored', () => restoreArchive(target, backup, secret, taken));
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
