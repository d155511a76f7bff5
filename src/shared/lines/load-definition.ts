/** One questionnaire at a time, so that a visitor's phone fetches the line it asked for and no other. */
import type { Line } from './ids.ts';
import { registry } from './registry.ts';
import type { QuoteDefinition } from './types.ts';

/** The version of a line that is asked today; rejects when the file cannot be fetched. */
export function loadDefinition(line: Line): Promise<QuoteDefinition> {
  return registry[line].questions();
}
