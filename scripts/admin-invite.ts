import { z } from 'zod';
import { runCommand } from './lib/command.ts';
import { ensureDatabase } from './lib/embedded-database.ts';
import { loadEnvironment } from './lib/environment.ts';
import { generateClient } from './lib/generate.ts';
import { SetupError } from './lib/steps.ts';

// npm run admin:invite -- "Robin Example" robin@example.com: prints the link with which somebody becomes an administrator, good for a
// week and once. For the first one, and when none can sign in any more. The database must have been migrated (npm start).
await runCommand(async (shutdown) => {
  const [fullName = '', email = ''] = process.argv.slice(2);
  if (fullName.trim().length < 2 || !z.email().safeParse(email).success)
    throw new SetupError('Say who it is: npm run admin:invite -- "Robin Example" robin@example.com');
  const env = loadEnvironment();
  await generateClient();
  if (env.databaseUrl === 'embedded') {
    const database = await ensureDatabase({ dataDir: env.dataDir });
    shutdown.add(database.stop);
    Object.assign(env, database.urls);
  }
  const { connectDatabase } = await import('#server/db.ts');
  const { inviteFromConsole } = await import('#server/features/user-invitations/commands.ts');
  const { db, close } = connectDatabase(env.databaseUrl, 2);
  shutdown.add(close);
  const person = { fullName: fullName.trim(), email };
  const path = await inviteFromConsole({ db, now: () => new Date() }, person).catch((error: Error) => {
    throw new SetupError(error.message);
  });
  console.log(
    `\n${env.site.url}${path}\n\nGood once, within a week. Whoever opens it becomes an administrator: hand it over safely.\n`,
  );
});
