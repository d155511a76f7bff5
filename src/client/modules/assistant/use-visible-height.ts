import { type RefObject, useEffect } from 'react';

/** Below this the panel takes the place of its button. */
const LOW = 640;

/**
 * Tells the style sheet what is left of the screen when a keyboard lies over it: `--visible`, the height, and `--covered`,
 * what lies below. No unit of CSS knows either.
 */
export function useVisibleHeight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    const screen = window.visualViewport;
    if (!element || !screen) return;
    const measure = () => {
      // Somebody who has zoomed in sees a part of the page on purpose.
      const visible = screen.scale > 1.01 ? window.innerHeight : screen.height;
      const covered = screen.scale > 1.01 ? 0 : window.innerHeight - screen.height - screen.offsetTop;
      element.style.setProperty('--visible', `${Math.round(visible)}px`);
      element.style.setProperty('--covered', `${Math.max(0, Math.round(covered))}px`);
      element.toggleAttribute('data-low', visible < LOW);
    };
    measure();
    screen.addEventListener('resize', measure);
    screen.addEventListener('scroll', measure);
    return () => {
      screen.removeEventListener('resize', measure);
      screen.removeEventListener('scroll', measure);
    };
  }, [panel]);
}
