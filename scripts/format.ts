import { spawnSync } from 'node:child_process';
import { writeContentWhenStale } from './content/stale.ts';
import { runCommand } from './lib/command.ts';
import { constraintSentences } from './lib/constraint-sentences.ts';
import { dataModel } from './lib/data-model.ts';
import { emailTable } from './lib/email-table.ts';
import { generateClient, runPrisma } from './lib/generate.ts';
import { writeSection } from './lib/generated-section.ts';
import { recordMigrations } from './lib/migration-checksums.ts';
import { packetMapping } from './lib/packet-mapping.ts';
import { recordQuestionnaires } from './lib/published-questions.ts';
import { questionCodes } from './lib/question-codes.ts';
import { inRoot } from './lib/root.ts';
import { step } from './lib/steps.ts';

// npm run format: formats models and code as npm run check requires, records the checksums of new migrations and new questionnaires, draws the data model, and
// lists what the constraints protect, what each email is, and the codes of the questions.
await runCommand(async () => {
  await step('Prisma models', async () => {
    await runPrisma('format', '--schema', 'prisma');
  });
  await step('Checksums of new migrations', async () => recordMigrations());
  await step('Records of new questionnaires', async () => {
    await writeContentWhenStale();
    await recordQuestionnaires();
  });
  // The data model is read from the generated client.
  await step('Prisma client', generateClient);
  await step('The model in docs/data.md', () => writeSection(dataModel));
  await step('The sentences in docs/constraints.md', () => writeSection(constraintSentences));
  await step('The table in docs/emails.md', () => writeSection(emailTable));
  await step('The codes in docs/question-codes.md', () => writeSection(questionCodes));
  await step('The fields in docs/packet-mapping.md', () => writeSection(packetMapping));
  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { status } = spawnSync(process.execPath, [biome, 'check', '--write', '.'], { cwd: inRoot(), stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
