/** The output of a streaming procedure: every piece is validated as a complete response would be. */
import { z } from 'zod';

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Streams pieces of one schema. A piece that does not match ends the stream: nothing unvalidated is sent. */
export function streamOf<Piece extends z.ZodType>(piece: Piece) {
  return z
    .custom<AsyncIterable<z.input<Piece>>>(isAsyncIterable, 'a stream was expected')
    .transform(async function* (pieces): AsyncGenerator<z.output<Piece>, void> {
      for await (const each of pieces) yield piece.parse(each);
    });
}
