/** The pictures of the home page: one for each screen, and those further down only when needed. */
import { expect, test } from '../support/app.ts';
import { scrollTo } from '../support/public-page.ts';

for (const [width, name] of [
  [390, 'hero-mobile'],
  [767, 'hero-mobile'],
  [768, 'hero'],
  [1440, 'hero'],
] as const) {
  test(`the first picture is fetched once, and is ${name} on a screen ${width} px wide`, { tag: '@long' }, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\/hero-/.test(request.url())) fetched.push(request.url());
    });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect
      .poll(() =>
        page
          .locator('main img')
          .first()
          .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(fetched).toEqual([expect.stringMatching(new RegExp(`/${name}-\\d+-[^/]+\\.avif$`))]);
  });
}

test('the first picture comes as AVIF, else as WebP, else as JPEG, on phones and on desks', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const offers = await page
    .locator('main picture')
    .first()
    .evaluate((picture) =>
      [...picture.children].map((child) => ({
        type: child.getAttribute('type') ?? child.tagName,
        phone: child.getAttribute('media') === '(max-width: 767px)',
        // The one JPEG has no sizes to choose from.
        urls: (child.getAttribute('srcset') ?? child.getAttribute('src') ?? '')
          .split(', ')
          .map((candidate) => candidate.split(' ')[0] ?? ''),
      })),
    );
  expect(offers.filter(({ phone }) => phone).map(({ type }) => type)).toEqual([
    'image/avif',
    'image/webp',
    'image/jpeg',
  ]);
  expect(offers.filter(({ phone }) => !phone).map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'IMG']);
  for (const { type, urls } of offers)
    for (const url of urls) {
      const answer = await page.request.get(url);
      expect(answer.headers()['content-type'], url).toBe(type === 'IMG' ? 'image/jpeg' : type);
    }
});

test.describe('a picture further down', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is fetched within 100 px of the screen, and not before', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    const frames = page.locator('[data-lazy-picture]');
    await expect(frames).toHaveCount(3);
    const images = frames.locator('img');
    const top = await frames.first().evaluate((frame) => frame.getBoundingClientRect().top + scrollY);
    await scrollTo(page, top - 844 - 105);
    await expect(images).toHaveCount(0);
    const fetched = page.waitForResponse(/\/auto-\d+-[^/]+\.avif$/);
    await scrollTo(page, top - 844 - 95);
    expect((await fetched).ok()).toBe(true);
    await expect(images).toHaveCount(1);
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('is part of the page like any other', { tag: '@long' }, async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('[data-lazy-picture] img')).toHaveCount(3);
    });
  });
});
