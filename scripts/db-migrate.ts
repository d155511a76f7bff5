import path from 'node:path';
import { runCommand } from './lib/command.ts';
import { createMigration } from './lib/create-migration.ts';
import { generateClient } from './lib/generate.ts';
import { step } from './lib/steps.ts';

// npm run db:migrate -- NAME: writes the migration that brings the database from the migrations folder to the models.
await runCommand(async () => {
  await step('Prisma client', generateClient);
  const folder = await step('Comparing the models with the migrations', async () => ({
    made: await createMigration(process.argv[2] ?? ''),
  }));
  if (folder.made) {
    console.log(
      `\nWritten: ${path.relative(process.cwd(), folder.made)}/migration.sql\nRead it and change what is needed, then run npm run format and commit it with the models.`,
    );
  } else {
    console.log('\nNothing to write: the migrations already make what the models say.');
  }
});
