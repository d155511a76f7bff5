/** The text around a match in a message. */
import type { Piece } from '#server/platform/text-search/highlight.ts';

/** Marks around matches: from the private use area, which no text contains. */
export const HIT_START = '\u{E000}';
export const HIT_END = '\u{E001}';

/** Splits PostgreSQL's headline into pieces and marks those that matched. */
export function snippetPieces(headline: string): Piece[] {
  return headline
    .split(/(\u{E000}[^\u{E001}]*\u{E001})/u)
    .filter(Boolean)
    .map((piece) => ({
      text: piece.replace(/[\u{E000}\u{E001}]/gu, ''),
      hit: piece.startsWith(HIT_START),
    }));
}
