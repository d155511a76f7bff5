/**
 * A search that stopped before its page was full says so, and continues from there. Stopping one takes more rows than a journey has, so the
 * first response is edited as if nothing had been found before that point. Everything after it comes from the server.
 */
import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { encodeCursor } from '#server/platform/db/keyset.ts';
import { expect, test } from '../support/app.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { openAs, openClient, sendRequest } from '../support/desk.ts';

const BEGINNING = encodeCursor({
  at: new Date('9999-12-31T00:00:00.000Z'),
  id: 'ffffffff-ffff-7fff-bfff-ffffffffffff',
});

type Answer = { result: { data: { json: Record<string, unknown> } } };

/** Edits the first page of each of these procedures, wherever it is in a batch. */
async function stopFirstPages(page: Page, emptied: Record<string, object>): Promise<void> {
  await page.route('**/api/trpc/**', async (route) => {
    const url = new URL(route.request().url());
    const names = url.pathname.split('/').at(-1)?.split(',') ?? [];
    if (!names.some((name) => name in emptied)) return route.continue();
    const inputs = JSON.parse(url.searchParams.get('input') ?? '{}') as Record<string, { cursor?: string }>;
    const response = await route.fetch();
    const answers = (await response.json()) as Answer[];
    for (const [place, name] of names.entries()) {
      const data = answers[place]?.result.data;
      if (data && emptied[name] && !inputs[place]?.cursor) data.json = { ...data.json, ...emptied[name] };
    }
    await route.fulfill({ response, json: answers });
  });
}

/** PICTURES=folder saves screenshots for review. */
async function keepPictures(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
}

test('a search that stopped early says so and goes on where it stopped', { tag: '@long' }, async ({ browser, app }) => {
  const mark = `Capstan${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`;
  const [administrator, client] = await Promise.all([openAs(browser, app, 'demo_admin'), openClient(browser, app)]);
  await sendRequest(client.request, administrator.request, { fullName: `Robin ${mark}` });
  const stopped = { capped: true, nextCursor: BEGINNING, near: [] };
  await stopFirstPages(administrator, {
    'worklist.list': { ...stopped, cases: [] },
    'worklist.messages': { hits: [], more: false, capped: true },
    'users.list': { ...stopped, users: [] },
  });

  await test.step('in the queue', async () => {
    await administrator.goto(`/admin/cases?q=${mark}`);
    await expect(administrator.getByText('Not every request has been searched yet.')).toBeVisible();
    await expect(administrator.getByText('Only the most recent conversations were searched.')).toBeVisible();
    await expect(administrator.getByRole('heading', { name: 'Messages', exact: true })).toBeVisible();
    // It may still be found: nothing says that there is none, or that there are more.
    await expect(administrator.getByText('0 requests shown.')).toBeAttached();
    await expect(administrator.getByText(/No requests match/)).toHaveCount(0);
    await expectNoBarriers(administrator);
    await keepPictures(administrator, 'queue');
    await administrator.getByRole('button', { name: 'Keep searching' }).click();
    await expect(administrator.getByRole('row').filter({ hasText: mark })).toBeVisible();
    await expect(administrator.getByText('Not every request has been searched yet.')).toHaveCount(0);
    await expect(administrator.getByRole('button', { name: 'Keep searching' })).toHaveCount(0);
  });

  await test.step('in a list of the administrator', async () => {
    await administrator.goto('/admin/users?search=demo_broker');
    await expect(administrator.getByText('Not everything has been searched yet.')).toBeVisible();
    await expect(administrator.getByText('No matching users')).toHaveCount(0);
    await expectNoBarriers(administrator);
    await keepPictures(administrator, 'users');
    await administrator.getByRole('button', { name: 'Keep searching' }).click();
    await expect(administrator.getByText('demo_broker', { exact: true })).toBeVisible();
    await expect(administrator.getByRole('button', { name: 'Keep searching' })).toHaveCount(0);
  });
});
