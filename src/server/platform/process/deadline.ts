/** Nothing waits without an end. */

/** Somebody else (the database, a library) did not answer in time. Carries the code of a network timeout, so that it is answered as an outage. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
  readonly code = 'ETIMEDOUT';
}

/**
 * Waits for `work`, but not longer than `milliseconds`. The work itself is not stopped: whoever started it has to close what it waits for.
 * @throws {DeadlineExceeded} naming `what` did not answer
 */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded(`${what} took longer than ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
    // It may still fail later, when nobody listens any more.
    work.catch(() => undefined);
  }
}
