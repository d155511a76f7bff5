import { runCommand } from './lib/command.ts';
import { connectConsole, connectSandbox } from './lib/console-database.ts';
import { loadEnvironment } from './lib/environment.ts';
import { SetupError } from './lib/steps.ts';

// npm run keys:rotate: with the new key in DATA_KEY and the previous one in DATA_KEY_OLD, encrypts everything again with the new one. The
// product may be running with the same two variables; if a run is interrupted, start it again.
await runCommand(async (shutdown) => {
  const env = loadEnvironment();
  if (!env.dataKeyOld) throw new SetupError('Set DATA_KEY_OLD to the previous DATA_KEY, and DATA_KEY to the new one.');
  if (env.dataKeyOld.equals(env.dataKey)) throw new SetupError('DATA_KEY and DATA_KEY_OLD are the same key.');
  // As the owner, who can read the encrypted data of every organization.
  const db = await connectConsole(shutdown, env, 'owner');
  const { rotateKeys } = await import('#server/app/keys/key-rotation.ts');

  const done = await rotateKeys(db, env);
  const sandbox = await connectSandbox(shutdown, env);
  if (sandbox)
    done.push(...(await rotateKeys(sandbox, env)).map((each) => ({ ...each, what: `Sandbox: ${each.what}` })));
  for (const { what, sealed } of done) console.log(`${what}: ${sealed} re-encrypted`);
  const lost = done.flatMap(({ what, unreadable }) => unreadable.map((id) => `${what} ${id}`));
  if (lost.length > 0)
    throw new SetupError(`Neither key can open these, so they were left unchanged:\n${lost.slice(0, 50).join('\n')}`);
  console.log(
    'Nothing in the database needs the old key anymore. docs/operations.md says when to remove DATA_KEY_OLD.',
  );
});
