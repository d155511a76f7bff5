/** The focus ring of every control that the keyboard can reach, measured in the browser. */
import type { Page } from '@playwright/test';

/**
 * The problems with the focus rings of the page, one line per control; empty when each is at least 2 px wide and has 3:1 contrast.
 * The ring may be drawn by the control, by its container, or by its label.
 */
export async function ringProblems(page: Page): Promise<string[]> {
  // Rings are for the keyboard: the last input the browser saw must be a key.
  await page.keyboard.press('Shift');
  return page.evaluate(() => {
    // Colours in transition from one scheme to the other are not the colours of the page.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

    function colourOf(text: string): Colour {
      if (!canvas) throw new Error('no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    }

    function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
      const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
    }

    function groundOf(element: Element | null): Colour {
      if (!element) return colourOf(getComputedStyle(document.documentElement).backgroundColor);
      const own = colourOf(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
    }

    function luminance(colour: Colour): number {
      const [red = 0, green = 0, blue = 0] = colour
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    function contrast(one: Colour, other: Colour): number {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    }

    /** The width and the contrast of the ring that this element draws, or null. */
    function ringOf(element: Element, pseudo?: string) {
      const style = getComputedStyle(element, pseudo);
      const width = Number.parseFloat(style.outlineWidth);
      if (style.outlineStyle === 'none' || !(width > 0)) return null;
      const inside = Number.parseFloat(style.outlineOffset) < -width / 2;
      const ground = groundOf(inside ? element : element.parentElement);
      return { width, contrast: contrast(over(colourOf(style.outlineColor), ground), ground) };
    }

    function named(element: HTMLElement): string {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const id = element.id || element.getAttribute('name') || element.className;
      return `${element.localName} "${words.trim().slice(0, 30)}" (${String(id).slice(0, 60)})`;
    }

    const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const problems: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(reachable)) {
      if (
        element.matches(':disabled, [type="hidden"], [tabindex="-1"]') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      const around = [element.parentElement, element.parentElement?.parentElement, element.closest('tr, article, li')];
      const label = element.nextElementSibling;
      const rings = [
        ringOf(element),
        ringOf(element, '::after'),
        ...[...around, label].map((each) => each && ringOf(each)),
      ].filter((ring) => ring !== null);
      const best = rings.find((ring) => ring !== undefined && ring.width >= 2 && ring.contrast >= 3);
      if (!best) problems.push(`${named(element)}: ${JSON.stringify(rings)}`);
    }
    return problems;
  });
}
