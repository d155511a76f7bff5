import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.ts';
import { SetupError } from './steps.ts';

/** Where each version of a questionnaire is recorded, on one line of JSON. */
const fileOf = (line: string, version: number) =>
  inRoot('src', 'shared', 'lines', 'published', `${line}-${version}.json`);

/** Today's questionnaires, each with its record as it is and as it would be. */
async function records() {
  const { quoteDefinitions } = await import('../../src/shared/lines/questionnaires.ts');
  return Object.values(quoteDefinitions).map((definition) => {
    const file = fileOf(definition.line, definition.version);
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : null;
    return { definition, file, kept, text: `${JSON.stringify(definition)}\n` };
  });
}

/** Records the versions that are not recorded yet, and leaves every other file as it is. */
export async function recordQuestionnaires(): Promise<void> {
  for (const { file, kept, text } of await records()) if (kept === null) writeFileSync(file, text);
}

/**
 * Requests refer to the version they were answered with, so a recorded version never changes.
 * @throws SetupError naming every questionnaire that was changed without a new version, or is not recorded
 */
export async function assertQuestionnairesRecorded(): Promise<void> {
  const problems = (await records()).flatMap(({ definition: { line, version }, kept, text }) => {
    if (kept === text) return [];
    if (kept === null)
      return [`${line} ${version} is new. When its questions are final, run npm run format to record them.`];
    return [
      `${line} was changed, but it’s still version ${version}. Give it the next version and run npm run format. Only if this version was never merged: delete src/shared/lines/published/${line}-${version}.json and run npm run format.`,
    ];
  });
  if (problems.length > 0) throw new SetupError(problems.join('\n'));
}
