/**
 * The header: what it does while scrolling, and its menus.
 * @module-tag long
 */
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SiteHeader } from '#client/site/layout/site-header.tsx';
import { enhanceMenus } from '#client/site/menus.ts';
import { renderAsHtml, scrollTo } from '../../support/browser/site.tsx';

const html = document.documentElement;
const navigation = page.getByRole('navigation', { name: 'Main' });
const menu = (label: string) => navigation.getByText(label, { exact: true });
const link = (name: string) => navigation.getByRole('link', { name, exact: true });
const notice = page.getByText(/is not an insurance broker or insurer/).first();

const renderHeader = (path = '/') =>
  renderAsHtml(
    <>
      <SiteHeader path={path} />
      <main>
        <h1 style={{ height: 3000 }}>The page</h1>
      </main>
    </>,
  );

/** The lowest point in the middle of the screen that belongs to the header. */
function headerEnd(): number {
  let y = 0;
  while (document.elementFromPoint(innerWidth / 2, y + 1)?.closest('header')) y += 1;
  return y;
}

for (const width of [390, 1440]) {
  test(`at ${width} px, the header shrinks, the notice hides, and the page under them stays in place`, async () => {
    await page.viewport(width, 844);
    await renderHeader();
    await document.fonts.ready;
    const shifts: (string | null | undefined)[] = [];
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    const observer = new PerformanceObserver((list) => {
      for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources))
        if (document.querySelector('main')?.contains(node)) shifts.push(node?.textContent);
    });
    observer.observe({ type: 'layout-shift' });
    onTestFinished(() => observer.disconnect());
    const place = document.querySelector('main')?.offsetTop;
    await scrollTo(50);
    const large = headerEnd();
    await scrollTo(51);
    await expect.poll(headerEnd).toBeLessThanOrEqual(large - 10);
    await scrollTo(150);
    await expect.element(notice).toBeInViewport({ ratio: 1 });
    await scrollTo(151);
    await expect.element(notice).not.toBeInViewport();
    // Ten pixels of play, so that a small movement does not make it flicker.
    await scrollTo(141);
    await expect.element(notice).not.toBeInViewport();
    await scrollTo(140);
    await expect.element(notice).toBeInViewport({ ratio: 1 });
    await scrollTo(0);
    await expect.poll(headerEnd).toBe(large);
    expect(document.querySelector('main')?.offsetTop).toBe(place);
    expect(shifts).toEqual([]);
  });
}

// First in the file: the browser closes the other menu alone, before any script listens to the document.
test('one menu is open at a time, until a press beside it', async () => {
  await renderHeader();
  await menu('Insurance').click();
  await menu('Locations').click();
  await expect.element(link('Super Visa Insurance')).not.toBeInTheDocument();
  await expect.element(link('Calgary')).toBeVisible();
  enhanceMenus();
  await page.getByRole('heading', { name: 'The page' }).click({ position: { x: 700, y: 700 } });
  await expect.element(link('Calgary')).not.toBeInTheDocument();
});

test('a menu opens with Enter, closes with Escape, and returns the focus', async () => {
  await renderHeader();
  enhanceMenus();
  (menu('Insurance').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link('Super Visa Insurance')).toBeVisible();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(link('Super Visa Insurance')).not.toBeInTheDocument();
  await expect.element(menu('Insurance')).toHaveFocus();
});

test('it has every group and link of the specification', async () => {
  await renderHeader();
  for (const name of ['Home', 'About', 'FAQ', 'Resources', 'Contact']) await expect.element(link(name)).toBeVisible();
  await menu('Insurance').click();
  for (const name of [
    ...['Auto Insurance', 'Home Insurance', 'Life Insurance', 'Travel Insurance', 'Super Visa Insurance'],
    ...['All Business Insurance', 'Commercial Auto', 'Group Benefits'],
  ])
    await expect.element(link(name)).toBeVisible();
  const industries = menu('Industry Solutions').element().parentElement;
  expect(industries?.querySelectorAll('a')).toHaveLength(9);
  await menu('Locations').click();
  for (const name of ['All Cities', 'Calgary', 'Edmonton', 'Red Deer', 'Lethbridge', 'Fort McMurray'])
    await expect.element(link(name)).toBeVisible();
  const header = page.getByRole('banner');
  for (const [name, href] of [
    ['Get a Free Quote', '/get-quote'],
    ['Client Portal', '/portal/login'],
    ['Broker Portal', '/broker/login'],
  ] as const)
    await expect.element(header.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect
    .element(header.getByRole('link', { name: /@/ }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  expect(header.getByRole('list', { name: 'Social media' }).getByRole('link').elements()).not.toEqual([]);
});

for (const path of ['/blog', '/resources']) {
  test(`it marks Resources as the current page on ${path}`, async () => {
    await renderHeader(path);
    await expect.element(link('Resources')).toHaveAttribute('aria-current', 'page');
    expect(navigation.element().querySelectorAll('[aria-current]')).toHaveLength(1);
  });
}

test('a phone shows the whole header without a sideways scroll, also with text at 200 %', async () => {
  await page.viewport(390, 844);
  await renderHeader();
  html.style.fontSize = '200%';
  expect(html.scrollWidth).toBeLessThanOrEqual(390);
  await expect.element(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
  html.style.fontSize = '';
});
