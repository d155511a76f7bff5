import { bringUpToDate } from './lib/bring-up-to-date.ts';
import { runCommand } from './lib/command.ts';
import { loadEnvironment } from './lib/environment.ts';
import { openDatabase } from './lib/release.ts';

// npm run migrate: brings the database, and that of the sandbox, to this release: migrations, roles and rights.
await runCommand(async (shutdown) => {
  const env = loadEnvironment();
  await openDatabase(env, shutdown, 'databaseOwnerUrl');
  for (const urls of [env, ...(env.sandbox ? [env.sandbox] : [])]) {
    const applied = await bringUpToDate(urls);
    for (const name of applied) console.log(`  ✓ ${name}`);
    console.log(applied.length > 0 ? `Applied ${applied.length} migrations.` : 'The database is up to date.');
  }
});
