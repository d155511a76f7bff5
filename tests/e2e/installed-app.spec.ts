/** The portals as apps: a manifest of their own, and a worker that keeps nothing. */
import { expect, test } from '../support/app.ts';
import { register } from '../support/portal.ts';

// The test cuts the connection itself: a call or a stream then under way, or begun again, is refused.
test.use({ expectedErrors: [/status of 503|net::ERR_INTERNET_DISCONNECTED/] });

test('each portal links its manifest, whose icons exist; the public site has neither manifest nor worker', async ({
  page,
}) => {
  for (const area of ['portal', 'broker', 'admin']) {
    await page.goto(`/${area}/login`);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect(answer.headers()['content-type']).toBe('application/manifest+json');
    const manifest = (await answer.json()) as { start_url: string; scope: string; icons: { src: string }[] };
    expect(manifest).toMatchObject({ start_url: `/${area}/dashboard`, scope: `/${area}`, display: 'standalone' });
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  }
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('without a connection a portal says so, and nothing of it was kept', async ({ page, context }) => {
  await register(page);
  await page.goto('/portal/account/notifications');
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/service-worker.js', { scope: '/portal' });
    await new Promise<void>((resolve) =>
      installing?.addEventListener('statechange', () => installing.state === 'activated' && resolve()),
    );
  });
  await page.goto('/portal/dashboard');
  await expect(page.getByRole('main')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
