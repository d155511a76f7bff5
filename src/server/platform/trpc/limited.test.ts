import { expect, test, vi } from 'vitest';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Context } from './context.ts';
import { limited, limitsOf, publicProcedure, router } from './init.ts';

const things = router({
  add: publicProcedure
    .use(limited(limits.contact))
    .use(limited(limits.search))
    .mutation(() => 'done'),
  find: publicProcedure.query(() => 'found'),
  say: publicProcedure
    .meta({ openapi: { method: 'POST', path: '/api/things', access: 'open', limits: [limits.message] } })
    .mutation(() => 'said'),
});

test('a procedure publishes the limits it counts, and those its command counts', () => {
  const { add, find, say } = things;
  expect([add, find, say].map((each) => limitsOf(each).map(({ name }) => name))).toEqual([
    ['contact', 'search'],
    [],
    ['message'],
  ]);
});

test('the caller is counted, which is not always the address', async () => {
  const consumeFrom = vi.fn();
  const caller = { key: 'a key' };
  const context = {
    limiter: { consumeFrom },
    caller,
    viewAs: null,
    foreground: { run: (work: () => unknown) => work() },
  } as unknown as Context;
  await things.createCaller(context).add();
  expect(consumeFrom.mock.calls).toEqual([
    [limits.contact, caller],
    [limits.search, caller],
  ]);
});
