import type { Line } from '#shared/lines/ids.ts';
import { lineLabels } from '#shared/lines/lines.ts';

/** A line as brokers call it: a visitor's "something else" is a general question to them. */
export function lineLabel(line: Line): string {
  return line === 'general' ? 'General questions' : lineLabels[line];
}
