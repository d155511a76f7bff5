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

/** One call through the gate, before a server that answers with these in turn: null is success. */
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

test('a call whose session has ended waits, says so, and is made once more after the login', () => {
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

test('it waits once: refused again, its caller is told', () => {
  const call = callThrough('cases.get', [ENDED, ENDED], 'query');
  repeatWaitingCalls();
  expect(call.heard).toEqual([ENDED]);
});

test('what a user who has left had asked is never asked again', () => {
  const call = callThrough('cases.withdraw', [ENDED]);
  forgetWaitingCalls();
  repeatWaitingCalls();
  expect(call.sent()).toBe(1);
  expect(call.heard).toEqual([]);
});

test('when nobody can say whether there is a session, the caller is told', () => {
  const call = callThrough('cases.get', [ENDED], 'query');
  failWaitingCalls();
  expect(call.heard).toEqual([ENDED]);
});

test('signing in, streams, and any other refusal do not wait', () => {
  expect(callThrough('auth.login', [ENDED]).heard).toEqual([ENDED]);
  expect(callThrough('live.watch', [ENDED], 'subscription').heard).toEqual([ENDED]);
  expect(callThrough('account.changePassword', ['This is not your password']).heard).toEqual([
    'This is not your password',
  ]);
});
