import type { Page } from '@playwright/test';

/** Any input hydrates every island; this one has no other effect. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].every(({ dataset }) => dataset.live !== undefined),
  );
}

/** Scrolls to the end and back to load all pictures, and waits until the page is hydrated and nothing moves anymore. */
export async function settle(page: Page): Promise<void> {
  await hydrate(page);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const to = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) await to(top);
    await to(0);
    await document.fonts.ready;
  });
  await stillness(page);
}

/** Waits for running transitions; endless animations are ignored. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished);
    await Promise.allSettled(ends);
  });
}
