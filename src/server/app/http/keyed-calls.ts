/** Calls with an `Idempotency-Key`: each happens once, however often it is sent (docs/decisions/0080). */
import type { Request } from 'express';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Database } from '#server/platform/db/client.ts';
import { wholeCall } from '#server/platform/db/transaction.ts';
import { isUnexpected } from '#server/platform/errors/answer-error.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { findAnswer, type StoredAnswer, storeAnswer, takeTurn } from '#server/platform/idempotency/answers.ts';
import { checkKey, type KeyedCall, nameCall } from '#server/platform/idempotency/key.ts';
import type { Services } from '#server/platform/services.ts';
import { type NotedAnswer, noteAnswer } from './rest-answers.ts';

export const IDEMPOTENCY_KEY = 'idempotency-key';
const REPLAYED = 'Idempotency-Replayed';

const STILL_RUNNING = 'The first call with this Idempotency-Key is still running. Try again in a moment.';
const OTHER_BODY = 'This Idempotency-Key was used for something else. Use a new key for each call.';
const TOO_LARGE = 'This was done already, but its answer was too large to keep. Read what it made instead.';
const CROWDED = 'A lot is being sent at the moment. Try again in a few seconds.';

/** Beyond this, a call would wait longer than its sender does. */
const WAITING_MAX = 200;

/** Makes the call on a database, and returns what it failed with. */
export type Attempt = (joined: Database, answer: NotedAnswer) => Promise<unknown>;

/** The stored answer to an earlier call, marked as such. */
function replayOf({ answer, same }: { answer: StoredAnswer; same: boolean }): StoredAnswer {
  if (!same) throw new AppError({ code: 'UNPROCESSABLE_CONTENT', message: OTHER_BODY });
  if (answer.text === null) throw new AppError({ code: 'CONFLICT', message: TOO_LARGE });
  return { ...answer, headers: { ...answer.headers, [REPLAYED]: 'true' } };
}

/** A call whose failure undoes what it did. */
class Undone extends Error {
  readonly answer: StoredAnswer;
  constructor(answer: StoredAnswer, cause: unknown) {
    super('The call failed.', { cause });
    this.answer = answer;
  }
}

async function callOnce(services: Services, call: KeyedCall, joined: Database, attempt: Attempt) {
  if (!(await takeTurn(joined, call)))
    throw new AppError({ code: 'CONFLICT', message: STILL_RUNNING, retryAfterSeconds: 1 });
  const known = await findAnswer(joined, services, call);
  if (known) return replayOf(known);
  const answer = noteAnswer();
  const failure = await attempt(joined, answer);
  if (failure === undefined) await storeAnswer(joined, services, call, answer.noted);
  // A refusal undoes nothing: what a command records about a failed attempt stays, as it does without a key.
  else if (isUnexpected(failure)) throw new Undone(answer.noted, failure);
  return answer.noted;
}

const turnsByDatabase = new WeakMap<Database, LimitFunction>();

/**
 * Each call holds a connection while it runs and may need a second one, for the counters of the limits. So at most half of them are held
 * this way, whatever door the calls came by: otherwise, all could wait for each other.
 */
function turnsOf({ db, env }: Services): LimitFunction {
  const turns = turnsByDatabase.get(db) ?? pLimit(Math.max(1, Math.floor(env.databasePool / 2)));
  turnsByDatabase.set(db, turns);
  return turns;
}

/** Makes each call once, and returns its answer or that of the first one. */
export function keyedCalls(services: Services): (call: KeyedCall, attempt: Attempt) => Promise<StoredAnswer> {
  const turns = turnsOf(services);
  return async (call, attempt) => {
    if (turns.pendingCount >= WAITING_MAX)
      throw new AppError({ code: 'SERVICE_UNAVAILABLE', message: CROWDED, retryAfterSeconds: 5 });
    try {
      return await turns(() => wholeCall(services.db, (joined) => callOnce(services, call, joined, attempt)));
    } catch (error) {
      if (error instanceof Undone) return error.answer;
      throw error;
    }
  };
}

/**
 * The call that a request with a key makes; null for one without.
 * @throws {AppError} BAD_REQUEST for a key that can’t be used
 */
export function keyedCallOf(req: Request, caller: string | null, sent: unknown): KeyedCall | null {
  const key = req.get(IDEMPOTENCY_KEY);
  if (key === undefined) return null;
  checkKey(key, caller);
  return nameCall(caller, req.path, key, sent);
}
