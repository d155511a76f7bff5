/** All questionnaires at once, for the server. The wizard, which needs one at a time, fetches it (load-definition.ts). */

import { published } from './generated/published.ts';
import { registry } from './generated/registry.ts';
import { type Line, lineIds } from './ids.ts';
import type { QuoteDefinition } from './types.ts';

const entries = await Promise.all(lineIds.map(async (line) => [line, await registry[line].questions()] as const));

/** The current version of each line. */
export const quoteDefinitions = Object.fromEntries(entries) as Readonly<Record<Line, QuoteDefinition>>;

/** What the first versions did not have yet. */
const FIRST = { documents: [], crossChecks: [], knockouts: [] };

/**
 * The questions as they were when they were answered. A version that has been answered is never edited: a change gets the next number,
 * and `npm run check` compares each version with its record in `published`, which drafts and cases are read with.
 */
const versions = new Map<string, QuoteDefinition>();
for (const recorded of published as QuoteDefinition[])
  versions.set(`${recorded.line} ${recorded.version}`, { ...FIRST, ...recorded });
for (const current of Object.values(quoteDefinitions)) versions.set(`${current.line} ${current.version}`, current);

/** `undefined` for a version that was never published. */
export function findDefinition(line: Line, version: number): QuoteDefinition | undefined {
  return versions.get(`${line} ${version}`);
}

/** Every version of a line, oldest first. */
export function versionsOf(line: Line): QuoteDefinition[] {
  return [...versions.values()].filter((definition) => definition.line === line).sort((a, b) => a.version - b.version);
}
