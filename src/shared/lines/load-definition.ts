/** Loads one questionnaire at a time, so that a visitor's phone fetches only the line it needs. */

import { registry } from './generated/registry.ts';
import type { Line } from './ids.ts';
import type { QuoteDefinition } from './types.ts';

/** The current version of a line; rejects when the file cannot be fetched. */
export function loadDefinition(line: Line): Promise<QuoteDefinition> {
  return registry[line].questions();
}
