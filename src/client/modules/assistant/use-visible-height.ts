import { type RefObject, useEffect } from 'react';

/** Below this height the panel covers its button. */
const LOW = 640;

/**
 * Sets the part of the screen left by an on-screen keyboard for the style sheet: `--visible`, the visible height, and
 * `--covered`, the height below it. No CSS unit knows either.
 */
export function useVisibleHeight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    const screen = window.visualViewport;
    if (!element || !screen) return;
    const measure = () => {
      // A visitor who has zoomed in sees part of the page on purpose.
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
