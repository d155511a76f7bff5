import path from 'node:path';
import { runCommand } from './lib/command.ts';
import { createMigration } from './lib/create-migration.ts';
import { generateClient } from './lib/generate.ts';
import { step } from './lib/steps.ts';

// npm run db:migrate -- NAME: writes the migration from the state of the migrations folder to the models.
await runCommand(async () => {
  await step('Prisma client', generateClient);
  const { made } = await step('Comparing the models with the migrations', async () => ({
    made: await createMigration(process.argv[2] ?? ''),
  }));
  if (made.length > 0) {
    const files = made.map((folder) => `${path.relative(process.cwd(), folder)}/migration.sql`);
    console.log(
      `\nWritten: ${files.join(', ')}\nRead it and change whatever needs changing (docs/operations.md, Writing a migration), then run npm run format and commit it with the models.`,
    );
  } else {
    console.log('\nNothing to write: the migrations already match the models.');
  }
});
