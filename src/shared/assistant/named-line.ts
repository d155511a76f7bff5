/** Guesses the kind of insurance named by a text or an address: a starting point, never enough to answer from. */
import type { Line } from '#shared/lines/ids.ts';
import type { LineWords } from '#shared/lines/line.ts';
import { isLine } from '#shared/lines/lines.ts';
import { lineWords } from '#shared/lines/words.ts';

const words = Object.entries(lineWords) as [Line, LineWords][];

/** The line whose page it is; null when it is not a line's page. */
export function lineOfPage(page: string): Line | null {
  const found = words.find(([, { pages }]) => pages?.test(page));
  if (found) return found[0];
  const [, named = ''] = /^\/(?:insurance\/|get-quote\?(?:.*&)?type=)([a-z-]+)/.exec(page) ?? [];
  return isLine(named) ? named : null;
}

/** The line that a text names; null when it names none. */
export const lineIn = (text: string): Line | null =>
  words.find(([, { named }]) => named?.test(text.toLowerCase()))?.[0] ?? null;
