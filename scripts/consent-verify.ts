import { parseArgs } from 'node:util';
import { runCommand } from './lib/command.ts';
import { ensureDatabase } from './lib/embedded-database.ts';
import { loadEnvironment } from './lib/environment.ts';
import { generateClient } from './lib/generate.ts';
import { SetupError } from './lib/steps.ts';

// npm run consent:verify [-- --expect HASH]: proves the consent ledger whole, or names the first row that was touched and ends with
// code 1. It reads only.
await runCommand(async (shutdown) => {
  const { values } = parseArgs({ options: { expect: { type: 'string' } } });
  const env = loadEnvironment();
  await generateClient();
  if (env.databaseUrl === 'embedded') {
    const database = await ensureDatabase({ dataDir: env.dataDir });
    shutdown.add(database.stop);
    Object.assign(env, database.urls);
  }
  const { connectDatabase } = await import('#server/db.ts');
  const { verifyLedger } = await import('#server/features/consents/queries.ts');
  const { db, close } = connectDatabase(env.databaseUrl, 2);
  shutdown.add(close);

  const report = await verifyLedger(db, values.expect);
  if (!report.whole) throw new SetupError(`The consent ledger is broken at row ${report.seq}: ${report.why}.`);
  if (!report.anchored)
    throw new SetupError(
      `The hash ${values.expect} is not in the ledger: rows were cut off at its end, or it was written anew. It has ${report.rows} rows, and its last hash is ${report.lastHash}.`,
    );
  console.log(`The consent ledger is whole: ${report.rows} rows.`);
  console.log(`Last hash: ${report.lastHash}`);
  console.log('Note it down outside the database; --expect HASH then shows whether rows were cut off at the end.');
});
