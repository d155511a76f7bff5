/**
 * What one session may use of this process. It is counted in memory, because it protects the process: its database connections, its event
 * loop and its open sockets (docs/decisions/0036-budgets-in-the-process.md).
 */
import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '#server/platform/errors/app-error.ts';

const MINUTE_MS = 60_000;

/** Far above what the portals need: opening a case takes about fifteen calls. */
export const sessionBudget = {
  callsPerMinute: 1_200,
  /** Half of the default connection pool; further calls of the session are queued. */
  callsAtOnce: 8,
  callsWaiting: 100,
  streamsPerSession: 10,
  streamsPerUser: 50,
};

const TOO_MANY_CALLS = 'Too many requests. Try again in a minute.';
const TOO_MANY_STREAMS = 'Live updates are open in too many tabs. Close some of them, then reload this one.';

type Whose = { id: string; sessionId: string };

export type SessionBudget = {
  /** Counts a call. @throws {AppError} TOO_MANY_REQUESTS when the session has used up its calls for this minute */
  count(sessionId: string): void;
  /** Counts a call and runs it when it is the session's turn. @throws {AppError} TOO_MANY_REQUESTS, or what the call throws */
  run<Result>(sessionId: string, call: () => Promise<Result>): Promise<Result>;
  /** Counts a live stream until the returned function is called. @throws {AppError} TOO_MANY_REQUESTS */
  openStream(viewer: Whose): () => void;
};

/** A limited number of slots per key. */
function heldBy(most: number) {
  const held = new Map<string, number>();
  return {
    isFull: (key: string) => (held.get(key) ?? 0) >= most,
    take: (key: string) => held.set(key, (held.get(key) ?? 0) + 1),
    release(key: string) {
      const left = (held.get(key) ?? 0) - 1;
      if (left > 0) held.set(key, left);
      else held.delete(key);
    },
  };
}

type Given = {
  now?: () => number;
  /** Called with a name for what was used up. */
  refused?: (limit: string) => void;
};

/** @param scale multiplies every number, as it does the limits in the database (RATE_LIMIT_SCALE) */
export function createSessionBudget(
  scale: number,
  { now = () => performance.now(), refused = () => undefined }: Given = {},
): SessionBudget {
  const most = (number: number) => Math.max(1, Math.round(number * scale));
  const turns = new Map<string, LimitFunction>();
  const ofSession = heldBy(most(sessionBudget.streamsPerSession));
  const ofUser = heldBy(most(sessionBudget.streamsPerUser));
  let calls = new Map<string, number>();
  let minuteEnds = 0;

  function count(sessionId: string): void {
    if (now() >= minuteEnds) {
      minuteEnds = now() + MINUTE_MS;
      calls = new Map();
    }
    const used = (calls.get(sessionId) ?? 0) + 1;
    calls.set(sessionId, used);
    if (used <= most(sessionBudget.callsPerMinute)) return;
    refused('session-calls');
    const retryAfterSeconds = Math.ceil((minuteEnds - now()) / 1000);
    throw new AppError({ code: 'TOO_MANY_REQUESTS', message: TOO_MANY_CALLS, retryAfterSeconds });
  }

  return {
    count,
    async run(sessionId, call) {
      count(sessionId);
      const turn = turns.get(sessionId) ?? pLimit(most(sessionBudget.callsAtOnce));
      turns.set(sessionId, turn);
      if (turn.pendingCount >= most(sessionBudget.callsWaiting)) {
        refused('session-waiting');
        throw new AppError({ code: 'TOO_MANY_REQUESTS', message: TOO_MANY_CALLS, retryAfterSeconds: 1 });
      }
      try {
        return await turn(call);
      } finally {
        if (turn.activeCount + turn.pendingCount === 0) turns.delete(sessionId);
      }
    },
    openStream({ id, sessionId }) {
      if (ofSession.isFull(sessionId) || ofUser.isFull(id)) {
        refused('session-streams');
        throw new AppError({ code: 'TOO_MANY_REQUESTS', message: TOO_MANY_STREAMS });
      }
      ofSession.take(sessionId);
      ofUser.take(id);
      return () => {
        ofSession.release(sessionId);
        ofUser.release(id);
      };
    },
  };
}
