/**
 * The home page: its sections, the cards of the solutions, and the first picture for every screen.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Hero } from '#client/site/home/hero.tsx';
import { Solutions } from '#client/site/home/solutions.tsx';
import { homePage } from '#client/site/pages/home-page.tsx';
import { renderAsHtml } from '../../support/browser/site.tsx';

test('it has its six sections in order, and the contact section at the bottom', async () => {
  await renderAsHtml(<main>{homePage.body}</main>);
  const headings = [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual([
    expect.stringMatching(/^Looking for better rates across Alberta\? Ask once\.$/),
    'Our Insurance Solutions',
    expect.stringMatching(/./),
    expect.stringMatching(/./),
    'How it can work',
    'Common questions',
    'Have a question first?',
  ]);
});

test('the first screen leads to a quote and to what we do', async () => {
  await renderAsHtml(<Hero />);
  await expect.element(page.getByRole('link', { name: 'Get a Free Quote' })).toHaveAttribute('href', '/get-quote');
  const more = page.getByRole('link', { name: 'Learn More About Our Services' });
  await expect.element(more).toHaveAttribute('href', '/about');
});

test('three solutions have two features each, and a link', async () => {
  await renderAsHtml(<Solutions />);
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const expected = [
    [/Auto/, '/insurance/auto'],
    [/Business/, '/business'],
    [/Home/, '/insurance/home'],
  ] as const;
  expect(cards.elements()).toHaveLength(expected.length);
  for (const [index, [name, href]] of expected.entries()) {
    const card = cards.nth(index);
    await expect.element(card.getByRole('heading')).toMatchTextContent(name);
    expect(card.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(card.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', href);
  }
  const all = page.getByRole('link', { name: 'View All Insurance Options' });
  await expect.element(all).toHaveAttribute('href', '/insurance/all');
});

for (const [width, name] of [
  [767, 'hero-mobile'],
  [768, 'hero'],
] as const) {
  test(`the first picture is ${name} on a screen ${width} px wide, as AVIF`, async () => {
    await page.viewport(width, 844);
    await renderAsHtml(<Hero />);
    const picture = document.querySelector('img') as HTMLImageElement;
    await expect.poll(() => picture.complete && picture.naturalWidth).toBeGreaterThan(0);
    expect(picture.currentSrc).toMatch(new RegExp(`/${name}-\\d+\\.avif`));
  });
}

test('the first picture is offered as AVIF, else as WebP, else as JPEG, to phones and desktops', async () => {
  await renderAsHtml(<Hero />);
  const offers = [...(document.querySelector('picture')?.children ?? [])].map((child) => ({
    type: child.getAttribute('type') ?? child.tagName,
    phone: child.getAttribute('media') === '(max-width: 767px)',
  }));
  const types = (phone: boolean) => offers.filter((offer) => offer.phone === phone).map(({ type }) => type);
  expect(types(true)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  expect(types(false)).toEqual(['image/avif', 'image/webp', 'IMG']);
});
