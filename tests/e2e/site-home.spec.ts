/** The home page: the picture for each screen, the three cards, lazy-loaded pictures, and the carousel. */
import { expect, test } from '../support/app.ts';
import { scrollTo } from '../support/public-page.ts';

test('has its six sections in order, and the contact section at the bottom', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').locator('h1, h2')).toHaveText([
    /^Compare insurance/,
    'Our Insurance Solutions',
    /./,
    /./,
    'What asking can look like',
    'Questions people ask first',
    'Ask a question first',
  ]);
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByRole('link', { name: 'Get a Free Quote' })).toHaveAttribute('href', '/get-quote');
  await expect(hero.getByRole('link', { name: 'Learn More About Our Services' })).toHaveAttribute('href', '/about');
});

for (const [width, name] of [
  [390, 'hero-mobile'],
  [767, 'hero-mobile'],
  [768, 'hero'],
  [1440, 'hero'],
] as const) {
  test(`the first picture is fetched once, and is ${name} on a screen ${width} px wide`, async ({ page }) => {
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

test('the first picture comes as AVIF, else as WebP, else as JPEG, on phones and on desks', async ({ page }) => {
  await page.goto('/');
  const offers = await page
    .locator('main picture')
    .first()
    .evaluate((picture) =>
      [...picture.children].map((child) => ({
        type: child.getAttribute('type') ?? child.tagName,
        phone: child.getAttribute('media') === '(max-width: 767px)',
        urls: (child.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
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

test('three solutions stand there with two features and their links', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#services');
  const cards = section.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(cards.getByRole('heading')).toHaveText([/Auto/, /Business/, /Home/]);
  for (const [index, href] of ['/insurance/auto', '/business', '/insurance/home'].entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('listitem')).toHaveCount(2);
    await expect(card.locator('p').first()).toHaveText(/\w{3}/);
    await expect(card.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', href);
  }
  await expect(section.getByRole('link', { name: 'View All Insurance Options' })).toHaveAttribute(
    'href',
    '/insurance/all',
  );
});

test.describe('a picture further down', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is fetched within 100 px of the screen, and not before', async ({ page }) => {
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

    test('is part of the page as any other', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('[data-lazy-picture] img')).toHaveCount(3);
    });
  });
});
