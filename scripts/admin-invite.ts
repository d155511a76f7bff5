import { z } from 'zod';
import { runCommand } from './lib/command.ts';
import { connectConsole } from './lib/console-database.ts';
import { loadEnvironment } from './lib/environment.ts';
import { SetupError } from './lib/steps.ts';

// npm run admin:invite -- "Robin Example" robin@example.com: prints an invitation link for a new administrator, valid for one week and for
// one use. For the first administrator, and when none can sign in anymore. The database must already be migrated (npm start).
await runCommand(async (shutdown) => {
  const [fullName = '', email = ''] = process.argv.slice(2);
  if (fullName.trim().length < 2 || !z.email().safeParse(email).success)
    throw new SetupError('Say who to invite: npm run admin:invite -- "Robin Example" robin@example.com');
  const env = loadEnvironment();
  const db = await connectConsole(shutdown, env, 'product');
  const { inviteFromConsole } = await import('#server/modules/users/invitations/commands.ts');
  const person = { fullName: fullName.trim(), email };
  const path = await inviteFromConsole({ db, now: () => new Date() }, person).catch((error: Error) => {
    throw new SetupError(error.message);
  });
  console.log(
    `\n${env.configuredSite.url}${path}\n\nWorks once, within a week. Anyone who opens it becomes an administrator, so share it safely.\n`,
  );
});
