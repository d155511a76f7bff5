/** The output of a procedure that streams: every piece is checked as a whole answer would be. */
import { z } from 'zod';

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Streams pieces of one schema. A piece that does not fit ends the stream: nothing unchecked leaves the house. */
export function streamOf<Piece extends z.ZodType>(piece: Piece) {
  return z
    .custom<AsyncIterable<z.input<Piece>>>(isAsyncIterable, 'a stream was expected')
    .transform(async function* (pieces): AsyncGenerator<z.output<Piece>, void> {
      for await (const each of pieces) yield piece.parse(each);
    });
}
