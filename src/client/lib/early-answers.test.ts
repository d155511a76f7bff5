/** An answer that the document asked for is used once; whatever is missing, failed or out of date is asked of the server. */
import { createTRPCClient, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppRouter } from '#server/app/trpc/root.ts';

const url = `/api/trpc/auth.session,worklist.counts?batch=1&input=${encodeURIComponent('{"1":{"scope":"mine"}}')}`;
const result = (data: unknown) => ({ result: { data: superjson.serialize(data) } });

/** A client whose document asked early and got these answers, and what it asks of the server. */
async function clientWith(answers: unknown) {
  vi.resetModules();
  vi.stubGlobal('earlyAnswers', { url, answers: Promise.resolve(answers) });
  const { earlyAnswersLink, forgetEarlyAnswers } = await import('./early-answers.ts');
  const asked: string[] = [];
  const server: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        asked.push(op.path);
        observer.next({ result: { type: 'data', data: 'from the server' } });
        observer.complete();
      });
  return { client: createTRPCClient<AppRouter>({ links: [earlyAnswersLink(), server] }), asked, forgetEarlyAnswers };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('each answer is used once, for the same path and input', async () => {
  const { client, asked } = await clientWith([result({ fullName: 'Ava', at: new Date(0) }), result({ open: 3 })]);
  expect(await client.auth.session.query()).toEqual({ fullName: 'Ava', at: new Date(0) });
  expect(await client.worklist.counts.query({ scope: 'all' })).toBe('from the server');
  expect(await client.worklist.counts.query({ scope: 'mine' })).toEqual({ open: 3 });
  expect(await client.worklist.counts.query({ scope: 'mine' })).toBe('from the server');
  expect(asked).toEqual(['worklist.counts', 'worklist.counts']);
});

test.for([
  ['a refusal', [{ error: { message: 'Not authenticated' } }, result(null)]],
  ['no connection', null],
  ['an answer of another shape', { message: 'Too many requests' }],
] as const)('after %s the server is asked', async ([, answers]) => {
  const { client, asked } = await clientWith(answers);
  expect(await client.auth.session.query()).toBe('from the server');
  expect(asked).toEqual(['auth.session']);
});

test('once something has changed, or somebody else has signed in, no early answer is used', async () => {
  const { client, asked, forgetEarlyAnswers } = await clientWith([result({ fullName: 'Ava' }), result({ open: 3 })]);
  forgetEarlyAnswers();
  expect(await client.auth.session.query()).toBe('from the server');
  expect(asked).toEqual(['auth.session']);
});
