/**
 * Calls that were answered "not authenticated" wait here while the person logs in again over the page, and are then made once
 * more. So nothing on the page has to know that a session has ended: a query keeps what it showed, a form stays sending.
 */
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#server/app/trpc/root.ts';
import { NOT_AUTHENTICATED } from '#shared/platform/session.ts';

interface WaitingCall {
  again: () => void;
  giveUp: () => void;
}

let waiting: readonly WaitingCall[] = [];
const listeners = new Set<() => void>();

function wait(call: WaitingCall): () => void {
  waiting = [...waiting, call];
  for (const listener of listeners) listener();
  return () => {
    waiting = waiting.filter((other) => other !== call);
  };
}

/** Empties the list before anything is called: what fails again may wait again. */
function takeAll(): readonly WaitingCall[] {
  const all = waiting;
  waiting = [];
  return all;
}

/** Told whenever a call begins to wait: somebody should find out whether the session is still there. */
export function onWaitingCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session is there again: everything goes out once more, in the order it came. */
export function repeatWaitingCalls(): void {
  for (const { again } of takeAll()) again();
}

/** Nobody can say whether there is a session: each caller is told of its failure. */
export function failWaitingCalls(): void {
  for (const { giveUp } of takeAll()) giveUp();
}

/** The person has left: what was asked in their name is never asked in another's. */
export function forgetWaitingCalls(): void {
  takeAll();
}

function saysEnded(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.httpStatus === 401 && error.message === NOT_AUTHENTICATED;
}

/** Worth nothing later: that somebody typed a letter must not ask them to log in in the middle of a word. */
const PASSING = 'messages.writing';

/** Before the link that sends. Signing in and out never waits; anything else waits once. */
export function loginGateLink(): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let leave = () => {};
        let sending = { unsubscribe() {} };
        function send(mayWait: boolean): void {
          sending = next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error(error) {
              if (!mayWait || !saysEnded(error)) return observer.error(error);
              leave = wait({ again: () => send(false), giveUp: () => observer.error(error) });
            },
          });
        }
        send(!op.path.startsWith('auth.') && op.path !== PASSING && op.type !== 'subscription');
        return () => {
          leave();
          sending.unsubscribe();
        };
      });
}
