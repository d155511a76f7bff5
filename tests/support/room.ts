/** The parts of a page that are lost: texts that are cut off, and the part of the screen that does not scroll away. */
import type { Page } from '@playwright/test';

/** The minimum text spacing that WCAG 1.4.12 requires a page to support. */
export async function spaceText(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
  });
}

/** Every text that is partly outside of its clipping container, or of the page. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    /** Visually hidden on purpose, whatever the class name: one pixel of it is left. */
    const isForEars = (element: Element | null): boolean =>
      element !== null && (/inset\(50%/.test(getComputedStyle(element).clipPath) || isForEars(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!words || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[class*="VisuallyHidden"], script, style, noscript, option')) continue;
      if (isForEars(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const cut =
          (/hidden|clip/.test(overflowX) && (text.right > edge.right + 1 || text.left < edge.left - 1)) ||
          (/hidden|clip/.test(overflowY) && (text.bottom > edge.bottom + 1 || text.top < edge.top - 1));
        // A scrolling container shows the rest when it is scrolled.
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
        if (cut) clipped.push(`"${words.slice(0, 40)}" in ${box.localName}.${String(box.className).slice(0, 60)}`);
        if (cut || position === 'fixed') break;
      }
    }
    if (document.documentElement.scrollWidth > window.innerWidth + 1)
      clipped.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    return clipped;
  });
}

/** How wide the content of the page is, in px: more than the screen when something sticks out. */
export function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** How far the page can be scrolled, in px. Little until its content has loaded. */
export function roomToScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
}

/** The share of the screen's height, in its middle, that stays when the page is scrolled. */
export function stuckShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.scrollTo({ top: 600, behavior: 'instant' });
    await frame();
    const tops = new Map<Element, number>();
    for (const element of document.querySelectorAll('*'))
      if (/sticky|fixed/.test(getComputedStyle(element).position))
        tops.set(element, element.getBoundingClientRect().top);
    window.scrollBy({ top: 20, behavior: 'instant' });
    await frame();
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (Math.abs((tops.get(element) ?? Number.NaN) - element.getBoundingClientRect().top) < 1 ||
        stays(element.parentElement));
    const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
    const x = Math.floor(window.innerWidth / 2);
    return rows.filter((y) => stays(document.elementFromPoint(x, y))).length / rows.length;
  });
}

/** What the chat button covers of the focused element: its text, or null. */
export function coveredByChat(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const launcher = document.querySelector('[data-chat] > button');
    const active = document.activeElement;
    if (!launcher || !active || active === document.body || active === launcher) return null;
    if (!launcher.checkVisibility({ opacityProperty: true })) return null;
    const one = launcher.getBoundingClientRect();
    const other = active.getBoundingClientRect();
    const apart =
      one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
    return apart ? null : `${active.localName} "${active.textContent?.trim().slice(0, 40)}"`;
  });
}
