import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from './lib/command.ts';
import { connectConsole } from './lib/console-database.ts';
import { loadEnvironment } from './lib/environment.ts';
import { SetupError } from './lib/steps.ts';

// npm run ledger:verify [-- --expect HASH] [--certificate FILE]: verifies that the consent and audit ledgers are intact, or names the first
// row that was altered and exits with code 1. With a certificate, also that it is ours and its entries are in the ledger. Read-only.
await runCommand(async (shutdown) => {
  const { values } = parseArgs({ options: { expect: { type: 'string' }, certificate: { type: 'string' } } });
  const env = loadEnvironment();
  // As the owner, who reads the rows of every organization: each chain spans all of them.
  const db = await connectConsole(shutdown, env, 'owner');
  const { verifyConsents } = await import('#server/modules/consents/chain/queries.ts');
  const { verifyAudit } = await import('#server/modules/audit/chain/queries.ts');

  const ledgers = [
    ['consent ledger', await verifyConsents(db, values.expect)],
    ['audit ledger', await verifyAudit(db, new Date(), values.expect)],
  ] as const;
  for (const [name, report] of ledgers) {
    if (!report.whole) throw new SetupError(`The ${name} is broken at position ${report.place}: ${report.why}.`);
    console.log(`The ${name} is intact: ${report.links} rows, ${report.heads} signed heads.`);
    if (report.erased > 0)
      console.log(`Rows of deleted people: ${report.erased}. What happened, when, and in what order is still proven.`);
    if (report.removed > 0) console.log(`Rows removed at the end of their retention period: ${report.removed}.`);
    if (report.waiting > 0) console.log(`Rows not in the chain yet: ${report.waiting}.`);
    console.log(`Last hash: ${report.lastHash}`);
  }
  if (ledgers.every(([, report]) => report.whole && !report.anchored))
    throw new SetupError(
      `The hash ${values.expect} isn’t in either ledger: rows were cut off at the end, or a ledger was rewritten.`,
    );
  if (values.certificate !== undefined) {
    const { withSite } = await import('#server/env.ts');
    const { checkCertificate } = await import('#server/modules/consents/certificates/queries.ts');
    const { content, problems } = await checkCertificate(
      { db, env: withSite(env) },
      readFileSync(values.certificate, 'utf8'),
    );
    if (!content) throw new SetupError(`The certificate isn’t valid. ${problems.join(' ')}`);
    console.log(`The certificate of ${content.request.number} is ours, and its entries are in the ledger.`);
  }
  console.log(
    'Keep the hashes somewhere outside the database. Later, --expect HASH shows whether rows were cut off at the end.',
  );
});
