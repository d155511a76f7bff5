import { assertChangesAnnounced, listDifferences, release } from './lib/api-diff/released.ts';
import { runCommand } from './lib/command.ts';

// npm run api:diff: what changed in the API since the last release. With --release, the present document becomes the released one.
await runCommand(async () => {
  for (const line of await listDifferences()) console.log(line);
  if (process.argv.includes('--release')) console.log(`Released as version ${await release()}.`);
  else {
    await assertChangesAnnounced();
    console.log('Everything that changed since the last release is announced.');
  }
});
