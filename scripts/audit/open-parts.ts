import type { Page } from '@playwright/test';
import { stillness } from './settle.ts';

/** Something a visitor can open, and how. */
export interface OpenPart {
  name: string;
  /** Matches the HTML of pages that have it. */
  marker: RegExp;
  widths: readonly number[];
  /** Yields whenever there is something to check. */
  open(page: Page): AsyncGenerator<void>;
}

const both = [390, 1440];

export const openParts: readonly OpenPart[] = [
  {
    name: 'mobile menu open',
    marker: /id="mobile-menu"/,
    widths: [390],
    async *open(page) {
      await page.locator('[popovertarget="mobile-menu"]').first().click();
      await page.locator('#mobile-menu:popover-open').waitFor();
      await stillness(page);
      yield;
      await page.locator('#mobile-menu details').evaluateAll((groups) => {
        for (const group of groups) (group as HTMLDetailsElement).open = true;
      });
      await stillness(page);
      yield;
    },
  },
  {
    name: 'header menus open',
    marker: /<details\b[^>]*data-menu/,
    widths: [1440],
    async *open(page) {
      for (const menu of await page.locator('details[data-menu]').all()) {
        await menu.locator('summary').click();
        await menu.and(page.locator('[open]')).waitFor();
        await stillness(page);
        yield;
      }
    },
  },
  {
    name: 'explanation of a word open',
    marker: /<main[\s\S]*popovertarget="(?!mobile-menu)/,
    widths: both,
    async *open(page) {
      const word = page.locator('main [popovertarget]').first();
      // It may be inside a collapsed answer.
      await word.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
      await word.click();
      await page.locator('main :popover-open').waitFor();
      await stillness(page);
      yield;
    },
  },
  {
    name: 'answer to a question open',
    marker: /<details\b[^>]*data-question/,
    widths: both,
    async *open(page) {
      await page.locator('details[data-question] summary').first().click();
      await page.locator('details[data-question][open]').waitFor();
      await stillness(page);
      yield;
    },
  },
  {
    name: 'wizard open',
    marker: /data-island="quote-start"/,
    widths: both,
    async *open(page) {
      await page.locator('main a[href*="?type="]').first().click();
      await page.locator('[data-quoting] main form').first().waitFor();
      await stillness(page);
      yield;
    },
  },
];
