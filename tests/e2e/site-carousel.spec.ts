/** The sample stories: one at a time, wrapping around, by button, dot, key and touch, and pausing when asked. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { drawn, untilLive } from '../support/public-page.ts';

const COUNT = 10;

const carousel = (page: Page) => page.getByRole('group', { name: 'Sample stories' });
const track = (page: Page) => carousel(page).getByRole('list', { name: 'Stories' });
const press = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true }).click();

/** The visible story and the marked dot; equal as soon as the track is at rest. */
async function expectStory(page: Page, number: number): Promise<void> {
  await expect
    .poll(() => track(page).evaluate((list) => Math.round((list.scrollLeft / list.clientWidth) * 10) / 10 + 1))
    .toBe(number);
  await expect(carousel(page).locator('[aria-current="true"]')).toHaveAccessibleName(`Go to story ${number}`);
  await expect(
    track(page)
      .getByRole('listitem')
      .nth(number - 1),
  ).toBeInViewport({ ratio: 0.9 });
}

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await bringToView(page);
}

async function bringToView(page: Page): Promise<void> {
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await untilLive(page, 'testimonials');
  await drawn(page);
}

test('goes on and back, and wraps at both ends', async ({ page }) => {
  await open(page);
  await expect(track(page).getByRole('listitem')).toHaveCount(COUNT);
  await press(page, 'Previous story');
  await expectStory(page, COUNT);
  await press(page, 'Next story');
  await expectStory(page, 1);
  for (let times = 0; times < 3; times += 1) await press(page, 'Next story');
  await expectStory(page, 4);
  await expect(carousel(page).getByRole('status')).toHaveText(/^Story 4 of 10, \w/);
});

test('jumps to the story of a dot', async ({ page }) => {
  await open(page);
  for (const number of [7, 1, 10]) {
    await press(page, `Go to story ${number}`);
    await expectStory(page, number);
  }
});

test('follows the arrow keys', async ({ page }) => {
  await open(page);
  await track(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectStory(page, 2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectStory(page, COUNT);
});

test('goes on by itself until it is paused, and never under a pointer', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.mouse.move(1, 1);
  await page.clock.runFor(9500);
  await expectStory(page, 2);
  await carousel(page).hover();
  await page.clock.runFor(30_000);
  await expectStory(page, 2);
  await press(page, 'Pause the stories');
  await expect(carousel(page).getByRole('button', { name: 'Play the stories' })).toBeVisible();
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(60_000);
  await expectStory(page, 2);
});

test('takes a press that came before its code', async ({ page }) => {
  await page.goto('/');
  await press(page, 'Next story');
  await expectStory(page, 2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  async function swipe(page: Page, from: number, to: number): Promise<void> {
    const box = await track(page).boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 12; step += 1) await touch('touchMove', from + ((to - from) * step) / 12);
    await touch('touchEnd');
  }

  for (const tells of [true, false]) {
    test(`is swiped, ${tells ? 'where the browser tells' : 'and where it does not tell'} the end of a scroll`, async ({
      page,
    }) => {
      if (!tells)
        await page.addInitScript(() => {
          window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
          delete (window as { onscrollend?: unknown }).onscrollend;
        });
      await page.goto('/');
      // While the focus is in them the stories pause. Otherwise one might advance just as the finger touches.
      await track(page).focus();
      await bringToView(page);
      await swipe(page, 340, 60);
      await expectStory(page, 2);
      await expect(carousel(page).getByRole('button', { name: 'Play the stories' })).toBeVisible();
      await swipe(page, 60, 340);
      await expectStory(page, 1);
    });
  }
});

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stands still, and steps without a ride', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await expect(carousel(page).getByRole('button', { name: 'Play the stories' })).toBeVisible();
    await page.clock.runFor(60_000);
    await expectStory(page, 1);
    await track(page).evaluate((list) => {
      const places: number[] = [];
      list.addEventListener('scroll', () => places.push(Math.round(list.scrollLeft / list.clientWidth)));
      Object.assign(window, { places });
    });
    await press(page, 'Next story');
    await expectStory(page, 2);
    expect(await page.evaluate(() => (window as unknown as { places: number[] }).places)).toEqual([1]);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a list to be read, without buttons that do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(track(page).getByRole('listitem')).toHaveCount(COUNT);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
  });
});
