/**
 * Plain JSON on the way in, superjson on the way out.
 *
 * superjson's annotations build values that the sender chose: `["typed-array", "Float64Array"]` next to a number allocates that many
 * gigabytes before any schema has checked it. No input needs a Date, a bigint, a Map or a Set, so nothing is built from an
 * annotation, and one that arrives is refused.
 */
import superjson from 'superjson';
import { AppError } from '#server/platform/errors/app-error.ts';

const ENVELOPE = new Set(['json', 'meta']);

/**
 * Returns the input as it was sent.
 * @throws {AppError} BAD_REQUEST for superjson's envelope, which a page of an earlier release still sends
 */
function plainInput(input: unknown): unknown {
  const keys = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  if (keys.length > 0 && keys.every((key) => ENVELOPE.has(key))) {
    throw new AppError({
      code: 'BAD_REQUEST',
      message: 'This page is from an earlier version of the site. Reload it and try again.',
    });
  }
  return input;
}

export const transformer = {
  input: { serialize: (input: unknown) => input, deserialize: plainInput },
  output: superjson,
};
