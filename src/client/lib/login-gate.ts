/**
 * Holds calls that were answered "not authenticated" while the user logs in again over the page, then retries each of them
 * once. Nothing else on the page needs to know that a session ended: a query keeps its data, a form stays in its sending state.
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

/** Empties the list before any call is made, so that a call that fails again can wait again. */
function takeAll(): readonly WaitingCall[] {
  const all = waiting;
  waiting = [];
  return all;
}

/** Notifies the listener whenever a call starts to wait, so that it checks whether the session is still valid. */
export function onWaitingCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session is back: retries every call in its original order. */
export function repeatWaitingCalls(): void {
  for (const { again } of takeAll()) again();
}

/** The session check failed: fails every waiting call. */
export function failWaitingCalls(): void {
  for (const { giveUp } of takeAll()) giveUp();
}

/** The user has left: their calls must never be retried in another user's name. */
export function forgetWaitingCalls(): void {
  takeAll();
}

function saysEnded(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.httpStatus === 401 && error.message === NOT_AUTHENTICATED;
}

/** Worthless later: a typing indicator must not ask the user to log in mid-word. */
const PASSING = 'messages.writing';

/** Goes before the link that sends. Signing in and out never waits; every other call waits at most once. */
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
