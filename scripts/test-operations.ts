import { followGuide } from '../tests/operations/production.ts';
import { runCommand } from './lib/command.ts';

// npm run test:operations: follows “A production, step by step” in docs/operations.md as it is printed, with what is committed, in folders of
// its own. As root on Debian it installs the packages; as an ordinary user they have to be there. OPERATIONS_KEEP=true leaves the folders.
await runCommand(async (shutdown) => {
  console.log('\nThe guide, step by step\n');
  await followGuide((task) => shutdown.add(task));
  console.log('\nThe guide leads to a running production.');
});
