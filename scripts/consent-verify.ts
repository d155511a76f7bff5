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
  const { verifyLedger } = await import('#server/features/consent-chain/queries.ts');
  const { db, close } = connectDatabase(env.databaseUrl, 2);
  shutdown.add(close);

  const report = await verifyLedger(db, values.expect);
  if (!report.whole) throw new SetupError(`The consent ledger is broken at place ${report.place}: ${report.why}.`);
  if (!report.anchored)
    throw new SetupError(
      `The hash ${values.expect} is not in the ledger: rows were cut off at its end, or it was written anew. It has ${report.links} consents, and its last hash is ${report.lastHash}.`,
    );
  console.log(`The consent ledger is whole: ${report.links} consents, ${report.heads} signed heads.`);
  if (report.erased > 0)
    console.log(`Of ${report.erased} the person was erased: words, moment and order are proven, not whose.`);
  if (report.waiting > 0) console.log(`${report.waiting} were just written and wait for their place.`);
  console.log(`Last hash: ${report.lastHash}`);
  console.log('Note it down outside the database; --expect HASH then shows whether consents were cut off at the end.');
});
