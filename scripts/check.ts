import { overdueFacts } from '../src/shared/content/facts/registry.ts';
import { assertChangesAnnounced } from './lib/api-diff/released.ts';
import { assertApiRules, assertApiScore } from './lib/api-lint.ts';
import { runChecked } from './lib/checked-program.ts';
import { runCommand } from './lib/command.ts';
import { constraintSentences } from './lib/constraint-sentences.ts';
import { assertNoDrift } from './lib/create-migration.ts';
import { dataModel } from './lib/data-model.ts';
import { emailTable } from './lib/email-table.ts';
import { generateClient, runPrisma } from './lib/generate.ts';
import { assertSectionFresh } from './lib/generated-section.ts';
import { assertMigrationsUnchanged } from './lib/migration-checksums.ts';
import { assertMigrationsSafe } from './lib/migrations/lint.ts';
import { assertOpenapiFresh } from './lib/openapi.ts';
import { packetMapping } from './lib/packet-mapping.ts';
import { assertPicturesFresh } from './lib/pictures.ts';
import { assertQuestionnairesRecorded } from './lib/published-questions.ts';
import { questionCodes } from './lib/question-codes.ts';
import { duration, SetupError, step } from './lib/steps.ts';
import { assertAmounts } from './wording/amounts.ts';
import { assertWording } from './wording/lint.ts';

// npm run check: everything that can be verified without running the product.
await runCommand(async () => {
  const started = performance.now();
  console.log('\nCheck\n');
  await step('Prisma client', generateClient);
  const checks: [string, () => Promise<unknown>][] = [
    ['Types', () => run('tsc', ['--noEmit', '--project', '.'], 'Fix the types named above.')],
    [
      'Lint and format',
      () => run('biome', ['check', '.'], 'Run: npm run format. Anything it can’t fix is listed above.'),
    ],
    [
      'Nothing is unused',
      () =>
        run('knip', [], 'Delete what is unused. A program that’s started by its path needs an entry in knip.jsonc.'),
    ],
    ['Prisma models are formatted', modelsFormatted],
    ['Models and migrations agree', () => assertNoDrift()],
    ['Committed migrations are unchanged', async () => assertMigrationsUnchanged()],
    ['Published questionnaires are unchanged', assertQuestionnairesRecorded],
    ['Migrations don’t block anyone', () => assertMigrationsSafe()],
    ['The API’s document is fresh', assertOpenapiFresh],
    ['The API’s document keeps its rules', assertApiRules],
    ['The API’s document scores well', assertApiScore],
    ['Changes of the API are announced', assertChangesAnnounced],
    ['Pictures match their drawings', assertPicturesFresh],
    ['docs/data.md shows the models', () => assertSectionFresh(dataModel)],
    ['docs/constraints.md has the sentences', () => assertSectionFresh(constraintSentences)],
    ['docs/emails.md has the emails', () => assertSectionFresh(emailTable)],
    ['docs/question-codes.md has the codes', () => assertSectionFresh(questionCodes)],
    ['docs/packet-mapping.md has the fields', () => assertSectionFresh(packetMapping)],
    ['Dated facts were reviewed on time', factsReviewed],
    ['Wording', async () => assertWording()],
    ['Amounts set by law come from the registry', async () => assertAmounts()],
  ];
  // Failures are printed once all checks are done, so that reports do not interleave.
  const results = await Promise.allSettled(checks.map(([label, check]) => step(label, check)));
  const failures = results.flatMap((result, index) =>
    result.status === 'rejected' ? [`✗ ${checks[index]?.[0]}\n\n${explain(result.reason)}`] : [],
  );
  if (failures.length) throw new SetupError(failures.join('\n\n'));
  console.log(`\nAll checks passed (${duration(performance.now() - started)}).`);
});

/** A legal rule with an overdue review must not remain on a page unnoticed. */
async function factsReviewed(): Promise<void> {
  const overdue = overdueFacts(new Date().toISOString().slice(0, 10));
  if (overdue.length === 0) return;
  const lines = overdue.map(({ id, reviewBy }) => `  ${id}, due on ${reviewBy}`);
  throw new SetupError(
    `These facts in content/facts are past their review date. Check their sources, correct the text, and update reviewed and reviewBy:\n${lines.join('\n')}`,
  );
}

async function modelsFormatted(): Promise<void> {
  try {
    await runPrisma('format', '--check', '--schema', 'prisma');
  } catch {
    throw new SetupError('The models in prisma/ aren’t formatted. Run: npm run format');
  }
}

function explain(error: unknown): string {
  return error instanceof SetupError
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);
}

/** Without what the program printed, which a step would show. */
async function run(...call: Parameters<typeof runChecked>): Promise<void> {
  await runChecked(...call);
}
