/** Every wait has a deadline. */

/** An external system (the database, a library) did not answer in time. Has the code of a network timeout, so it counts as an outage. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
  readonly code = 'ETIMEDOUT';
}

/**
 * Waits for `work`, but not longer than `milliseconds`. The work itself is not stopped: its caller must close what it waits for.
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
    // It may still fail later, when nothing handles the error.
    work.catch(() => undefined);
  }
}
