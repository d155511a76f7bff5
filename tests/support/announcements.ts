/** What a screen reader would announce: every new text in every live region of the page. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announced?: string[];
  }
}

/** Listens from now on; existing text is ignored. */
export async function listenToAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const said: string[] = [];
    window.announced = said;
    const last = new WeakMap<Element, string>();
    const textOf = (region: Element) => region.textContent?.trim() ?? '';
    for (const region of document.querySelectorAll(live)) last.set(region, textOf(region));
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) {
        const text = textOf(region);
        if (text && text !== last.get(region)) said.push(text);
        last.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

export function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announced ?? []);
}
