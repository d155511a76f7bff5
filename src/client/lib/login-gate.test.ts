import { TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { afterEach, expect, test } from 'vitest';
import type { AppRouter } from '#server/app/trpc/root.ts';
import {
  failWaitingCalls,
  forgetWaitingCalls,
  loginGateLink,
  onWaitingCall,
  repeatWaitingCalls,
} from './login-gate.ts';

afterEach(forgetWaitingCalls);

function refusal(message: string): TRPCClientError<AppRouter> {
  return TRPCClientError.from({ error: { message, code: -32001, data: { httpStatus: 401 } } } as never);
}

/** Makes one call through the gate, against a server that responds with these in turn: null is success. */
function callThrough(path: string, answers: (string | null)[], type = 'mutation') {
  const heard: string[] = [];
  let sent = 0;
  const next = () =>
    observable((observer) => {
      const answer = answers[sent++] ?? null;
      if (answer) return observer.error(refusal(answer));
      observer.next({ result: { type: 'data', data: 'yes' } });
      observer.complete();
    });
  const op = { id: 1, type, path, input: undefined, context: {}, signal: null };
  loginGateLink()({} as never)({ op, next } as never).subscribe({
    next: () => heard.push('answered'),
    error: ({ message }) => heard.push(message),
  });
  return { heard, sent: () => sent };
}

const ENDED = 'Not authenticated';

test('a call whose session has ended waits, reports it, and is retried once after the login', () => {
  let told = 0;
  const stop = onWaitingCall(() => told++);
  const call = callThrough('messages.send', [ENDED]);
  expect(call.heard).toEqual([]);
  expect(told).toBe(1);
  repeatWaitingCalls();
  expect(call.heard).toEqual(['answered']);
  repeatWaitingCalls();
  expect(call.sent()).toBe(2);
  stop();
});

test('it waits only once: refused again, its caller gets the error', () => {
  const call = callThrough('cases.get', [ENDED, ENDED], 'query');
  repeatWaitingCalls();
  expect(call.heard).toEqual([ENDED]);
});

test('calls of a user who has left are never retried', () => {
  const call = callThrough('cases.withdraw', [ENDED]);
  forgetWaitingCalls();
  repeatWaitingCalls();
  expect(call.sent()).toBe(1);
  expect(call.heard).toEqual([]);
});

test('when the session check itself fails, the caller gets the error', () => {
  const call = callThrough('cases.get', [ENDED], 'query');
  failWaitingCalls();
  expect(call.heard).toEqual([ENDED]);
});

test('signing in, streams and other errors do not wait', () => {
  expect(callThrough('auth.login', [ENDED]).heard).toEqual([ENDED]);
  expect(callThrough('live.watch', [ENDED], 'subscription').heard).toEqual([ENDED]);
  expect(callThrough('account.changePassword', ['That password is incorrect']).heard).toEqual([
    'That password is incorrect',
  ]);
});
