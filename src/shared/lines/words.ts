/** How people name the lines, in the order in which a text is compared with them. */
import { lineWords as byId } from './generated/words.ts';
import type { Line } from './ids.ts';
import type { LineWords } from './line.ts';

export const lineWords = Object.fromEntries(
  Object.entries(byId).sort(([, one], [, other]) => one.rank - other.rank),
) as Readonly<Record<Line, LineWords>>;
