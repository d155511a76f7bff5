import type { Found, FoundWhere } from '#shared/queue/schema.ts';
import { MarkedPieces } from './marked-pieces.tsx';

interface MarkedTextProps {
  found: readonly Found[];
  where: FoundWhere;
  /** Shown as it is when the search didn’t match it. */
  text: string;
}

/** A field that the row shows anyway, with the match marked in it. */
export function MarkedText({ found, where, text }: MarkedTextProps) {
  const match = found.find((each) => each.where === where);
  return match ? <MarkedPieces pieces={match.pieces} /> : text;
}
