/** Loaded before every npm command (`scripts/run.mjs`): commands may import content and models, so they must be generated first. */
import { generateClientWhenMissing } from '../lib/generate.ts';
import { ContentError } from './source.ts';
import { writeContentWhenStale } from './stale.ts';

try {
  await writeContentWhenStale();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`\nThe content has mistakes:\n\n${error.message}\n`);
  process.exit(1);
}

await generateClientWhenMissing();
