/** Saved views: private to their owner, under names of their choice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('views are saved, renamed, ordered and removed, each only for its creator', async () => {
  const [{ trpc }, other] = (await Promise.all(
    ['Robin Kestrel', 'Jamie Sparrow'].map(async (name) =>
      signIn(server.url, (await createPerson(server.services, 'broker', name)).username),
    ),
  )) as [ApiClient, ApiClient];
  const { savedViews } = trpc;
  const { views } = await savedViews.save.mutate({ name: 'Late autos', query: 'type=auto&group=breached' });
  expect(views).toMatchObject([{ name: 'Late autos', query: 'group=breached&type=auto' }]);
  // Repeating it changes nothing; with other filters it is the same view.
  await savedViews.save.mutate({ name: 'Late autos', query: 'group=breached' });
  const { views: three } = await savedViews.save.mutate({ name: 'Homes', query: 'type=home' });
  expect(three.map(({ name, query }) => `${name}: ${query}`)).toEqual([
    'Late autos: group=breached',
    'Homes: type=home',
  ]);
  const [late, homes] = three.map(({ id }) => id) as [string, string];

  const ordered = await savedViews.reorder.mutate({ viewIds: [homes, late] });
  expect(ordered.views.map(({ id }) => id)).toEqual([homes, late]);
  expect(await failureOf(savedViews.rename.mutate({ viewId: late, name: 'Homes' }))).toMatchObject({ status: 400 });
  expect(await failureOf(other.trpc.savedViews.rename.mutate({ viewId: late, name: 'Theirs' }))).toMatchObject({
    status: 404,
  });
  await other.trpc.savedViews.remove.mutate({ viewId: late });
  expect((await savedViews.remove.mutate({ viewId: homes })).views.map(({ id }) => id)).toEqual([late]);
  expect((await other.trpc.savedViews.list.query()).views).toEqual([]);
  expect(await failureOf(savedViews.save.mutate({ name: 'Odd', query: 'owner=somebody' }))).toMatchObject({
    status: 400,
  });

  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      savedViews.save.mutate({ name: `View ${index}`, query: '' }).catch(() => null),
    ),
  );
  expect((await savedViews.list.query()).views).toHaveLength(30);
});
