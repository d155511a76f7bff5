import { buildSiteWhenStale } from './lib/build-stamp.ts';
import { runCommand } from './lib/command.ts';
import { generateClient } from './lib/generate.ts';
import { step } from './lib/steps.ts';

// npm run chaos: kills, hangs, resets, skews clocks and fills disks while people write, compares what was acknowledged with what is stored,
// and writes docs/reliability.md. With --quick each fault comes once or twice, and nothing is written.
await runCommand(async (shutdown) => {
  console.log('\nChaos\n');
  await step('Prisma client', generateClient);
  await step('Site', buildSiteWhenStale);
  // Its modules need the client generated above.
  const { runChaos } = await import('./chaos/run.ts');
  await runChaos(shutdown, process.argv.includes('--quick'));
});
