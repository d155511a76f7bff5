import type { Found } from '#shared/queue/schema.ts';

/** A text with what was searched for marked. */
export function MarkedPieces({ pieces }: Pick<Found, 'pieces'>) {
  return pieces.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change order
    hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
