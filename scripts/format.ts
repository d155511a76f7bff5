import { spawnSync } from 'node:child_process';
import { runCommand } from './lib/command.ts';
import { runPrisma } from './lib/generate.ts';
import { recordMigrations } from './lib/migration-checksums.ts';
import { inRoot } from './lib/root.ts';
import { step } from './lib/steps.ts';

// npm run format: brings models and code into the one form that npm run check accepts, and records the checksums of new migrations.
await runCommand(async () => {
  await step('Prisma models', async () => {
    await runPrisma('format', '--schema', 'prisma');
  });
  await step('Checksums of new migrations', async () => recordMigrations());
  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { status } = spawnSync(process.execPath, [biome, 'check', '--write', '.'], { cwd: inRoot(), stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
