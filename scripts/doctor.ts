import { parseArgs } from 'node:util';
import { runCommand } from './lib/command.ts';
import { databaseChecks } from './lib/doctor/database-checks.ts';
import { type Finding, findingOf } from './lib/doctor/finding.ts';
import { networkChecks } from './lib/doctor/network-checks.ts';
import { storageChecks } from './lib/doctor/storage-checks.ts';
import { loadEnvironment } from './lib/environment.ts';
import { openDatabase } from './lib/release.ts';

const signs: Record<Finding['state'], string> = { ok: '✓', warning: '!', problem: '✗' };

// npm run doctor: whether everything the product depends on is there and right, each with its remedy. Changes nothing. With `-- --json` for
// programs. Exits with code 1 when there is a problem.
await runCommand(async (shutdown) => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const env = loadEnvironment();
  // Another database is one of the checks.
  if (env.databaseUrl === 'embedded') await openDatabase(env, shutdown, 'databaseUrl');
  const found: (Finding & { name: string })[] = [];
  for (const check of [...databaseChecks(env), ...storageChecks(env), ...networkChecks(env)]) {
    const finding = await findingOf(check);
    found.push({ name: check.name, ...finding });
    if (values.json) continue;
    console.log(`  ${signs[finding.state]} ${check.name}: ${finding.says}`);
    if (finding.remedy) console.log(`      ${finding.remedy}`);
  }
  if (values.json) console.log(JSON.stringify(found, null, 2));
  if (found.some(({ state }) => state === 'problem')) process.exitCode = 1;
});
