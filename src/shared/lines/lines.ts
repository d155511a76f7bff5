/** The lines of insurance, as any page refers to them. */

import { registry } from './generated/registry.ts';
import { type Line, lineIds } from './ids.ts';

export const lines: readonly Line[] = lineIds;

export function isLine(text: string): text is Line {
  return Object.hasOwn(registry, text);
}

const labelsOf = (part: 'label' | 'description') =>
  Object.fromEntries(lines.map((line) => [line, registry[line][part]])) as Readonly<Record<Line, string>>;

export const lineLabels = labelsOf('label');
/** One sentence for the card of the picker. */
export const lineDescriptions = labelsOf('description');
