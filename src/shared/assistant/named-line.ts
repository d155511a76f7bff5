/** The kind of insurance that words or an address name, told roughly: a guess to begin with, never enough to answer from. */
import type { Line } from '#shared/lines/ids.ts';
import type { LineWords } from '#shared/lines/line.ts';
import { isLine } from '#shared/lines/lines.ts';
import { lineWords } from '#shared/lines/words.ts';

const words = Object.entries(lineWords) as [Line, LineWords][];

/** The line whose page it is; null for pages of none. */
export function lineOfPage(page: string): Line | null {
  const found = words.find(([, { pages }]) => pages?.test(page));
  if (found) return found[0];
  const [, named = ''] = /^\/(?:insurance\/|get-quote\?(?:.*&)?type=)([a-z-]+)/.exec(page) ?? [];
  return isLine(named) ? named : null;
}

/** The line that a text names; null when it names none. */
export const lineIn = (text: string): Line | null =>
  words.find(([, { named }]) => named?.test(text.toLowerCase()))?.[0] ?? null;
