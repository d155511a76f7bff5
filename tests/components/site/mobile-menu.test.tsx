/** The menu on phones: a popover that works before any script, and keeps the focus inside once there is one. */
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { SiteHeader } from '#client/site/layout/site-header.tsx';
import { enhanceMenus } from '#client/site/menus.ts';
import { renderAsHtml } from '../../support/browser/site.tsx';

const menu = page.getByRole('dialog', { name: 'Menu' });
const opener = page.getByRole('button', { name: 'Open menu' });
const closer = menu.getByRole('button', { name: 'Close menu' });
const summary = (label: string) => menu.getByText(label, { exact: true });
const html = document.documentElement;

async function pressAt(x: number, y: number): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await cdp().send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
}

beforeEach(async () => {
  await page.viewport(390, 844);
  await renderAsHtml(
    <>
      <SiteHeader path="/" />
      <main>
        <div style={{ height: 3000 }}>
          <a href="#main">A link of the page</a>
        </div>
      </main>
    </>,
  );
});

for (const [width, expected] of [
  [390, 312],
  [800, 352],
] as const) {
  test(`it takes ${expected} px on the right of a screen ${width} px wide`, async () => {
    await page.viewport(width, 844);
    await opener.click();
    await expect.poll(() => Math.round(menu.element().getBoundingClientRect().width)).toBe(expected);
    await expect.poll(() => menu.element().getBoundingClientRect().x).toBeCloseTo(width - expected, 0);
  });
}

test('the page does not scroll while it is open', async () => {
  await opener.click();
  await expect.element(closer).toHaveFocus();
  expect(getComputedStyle(html).overflowY).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  expect(getComputedStyle(html).overflowY).not.toBe('hidden');
});

for (const [way, close] of [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => closer.click()],
  ['a press beside it', () => pressAt(30, 500)],
] as const) {
  test(`${way} closes it, and the focus returns to the button that opened it`, async () => {
    enhanceMenus();
    await opener.click();
    await expect.element(closer).toHaveFocus();
    await close();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(document.querySelectorAll('body > [inert]')).toHaveLength(0);
  });
}

test('its groups open and close, also the groups inside them', async () => {
  await opener.click();
  const auto = menu.getByRole('link', { name: 'Auto Insurance' });
  await expect.element(auto).not.toBeInTheDocument();
  await summary('Insurance').click();
  await summary('Personal').click();
  await expect.element(auto).toBeVisible();
  await summary('Personal').click();
  await expect.element(auto).not.toBeInTheDocument();
  await summary('Locations').click();
  await expect.element(menu.getByRole('link', { name: 'Fort McMurray' })).toBeVisible();
});

test('Tab and Shift+Tab keep the focus inside', async () => {
  enhanceMenus();
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(closer).toHaveFocus();
  for (const part of ['header', 'main']) expect(document.querySelector(part)).toHaveAttribute('inert');
  const stops = [...menu.element().querySelectorAll<HTMLElement>('a, button, summary')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  // Beyond the ends are the controls of the browser, which a test cannot see: the script has to take the key.
  let taken = false;
  const note = ({ defaultPrevented }: KeyboardEvent) => {
    taken = defaultPrevented;
  };
  window.addEventListener('keydown', note);
  onTestFinished(() => window.removeEventListener('keydown', note));
  first?.focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(taken).toBe(true);
  expect(document.activeElement).toBe(last);
  await userEvent.keyboard('{Tab}');
  expect(taken).toBe(true);
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{Tab}');
  expect(taken).toBe(false);
  await expect.element(closer).toHaveFocus();
});

test('it closes when the page is left, for a visitor who comes back', async () => {
  enhanceMenus();
  await opener.click();
  await expect.element(closer).toHaveFocus();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await expect.element(menu).not.toBeInTheDocument();
});

test('opened before the script has loaded, it is the only part that responds afterwards', async () => {
  await opener.click();
  await expect.element(closer).toHaveFocus();
  expect(document.querySelector('main')).not.toHaveAttribute('inert');
  enhanceMenus();
  expect(document.querySelector('main')).toHaveAttribute('inert');
  await expect.element(closer).toHaveFocus();
});
