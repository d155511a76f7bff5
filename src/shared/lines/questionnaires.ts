/** All questionnaires at once, for the server. The wizard, which needs one at a time, fetches it (load-definition.ts). */

import { autoVersion1, commercialAutoVersion1 } from './earlier-versions.ts';
import { registry } from './generated/registry.ts';
import { type Line, lineIds } from './ids.ts';
import type { QuoteDefinition } from './types.ts';

const entries = await Promise.all(lineIds.map(async (line) => [line, await registry[line].questions()] as const));

/** The current version of each line. */
export const quoteDefinitions = Object.fromEntries(entries) as Readonly<Record<Line, QuoteDefinition>>;

/**
 * The questions as they were when they were answered. A version that has been answered is never edited:
 * a change gets the next number, and the old definition stays in this list for the drafts and cases that refer to it.
 */
const published: readonly QuoteDefinition[] = [
  ...Object.values(quoteDefinitions),
  autoVersion1,
  commercialAutoVersion1,
];

/** `undefined` for a version that was never published. */
export function findDefinition(line: Line, version: number): QuoteDefinition | undefined {
  return published.find((definition) => definition.line === line && definition.version === version);
}
