/** Sends a request until it’s answered: what may be repeated is repeated, after the pause the server asks for. */
import { ApiError, refusalOf } from './api-error.ts';

export interface Attempts {
  fetch: (request: Request) => Promise<Response>;
  /** After the first attempt. */
  retries: number;
  /** A longer `Retry-After` isn’t waited for: the call fails and names it. */
  maxWaitSeconds: number;
  /** Of one attempt. */
  timeoutSeconds: number;
}

const FIRST_PAUSE_SECONDS = 0.5;
const LONGEST_PAUSE_SECONDS = 8;
/** The server did nothing yet. */
const refusedForNow = [429, 503];
/** It may have done it, but the answer was lost on the way; 0 is a network failure. */
const lostOnTheWay = [0, 502, 504];

/**
 * A POST has one `Idempotency-Key` for all its attempts, so it happens once. What changes something and takes no such key (PATCH,
 * DELETE) isn’t repeated when its answer was lost: a second attempt would be refused because of the first.
 * @throws ApiError with the last failure; the reason of the caller’s own signal unchanged
 */
export async function send(request: Request, attempts: Attempts): Promise<Response> {
  if (request.method === 'POST' && !request.headers.has('idempotency-key')) {
    request.headers.set('idempotency-key', crypto.randomUUID());
  }
  for (let attempt = 0; ; attempt++) {
    const outcome = await once(attempt < attempts.retries ? request.clone() : request, attempts);
    if (outcome instanceof Response && outcome.ok) return outcome;
    const asked = outcome instanceof Response ? secondsToWait(outcome) : undefined;
    const pause = asked ?? growingPause(attempt);
    const again = attempt < attempts.retries && pause <= attempts.maxWaitSeconds;
    if (!again || !repeatable(request.method, outcome.status, asked)) {
      throw outcome instanceof Response ? await refusalOf(outcome, asked) : outcome;
    }
    if (outcome instanceof Response) await outcome.body?.cancel();
    await wait(pause, request.signal);
  }
}

/** JSON is read to its end here, so that a connection cut in the middle of it counts as a lost answer. */
async function once(request: Request, { fetch, timeoutSeconds }: Attempts): Promise<Response | ApiError> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutSeconds * 1000);
  try {
    const signal = AbortSignal.any([request.signal, timeout.signal]);
    const response = await fetch(new Request(request, { signal }));
    const json = response.headers.get('content-type')?.includes('json');
    return json ? new Response(await response.arrayBuffer(), response) : response;
  } catch (cause) {
    request.signal.throwIfAborted();
    const message = timeout.signal.aborted
      ? `No answer in ${timeoutSeconds} seconds`
      : 'The server couldn’t be reached';
    return new ApiError({ status: 0, code: 'NETWORK', message }, { cause });
  } finally {
    clearTimeout(timer);
  }
}

function repeatable(method: string, status: number, asked: number | undefined): boolean {
  if (refusedForNow.includes(status)) return true;
  // The first attempt with this key is still running.
  if (status === 409) return asked !== undefined;
  return lostOnTheWay.includes(status) && ['GET', 'HEAD', 'POST'].includes(method);
}

/** From `Retry-After`: seconds, or a date. */
function secondsToWait({ headers }: Response): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Random up to a bound that doubles, so that callers who failed together don’t return together. */
function growingPause(attempt: number): number {
  return Math.random() * Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** attempt);
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}
