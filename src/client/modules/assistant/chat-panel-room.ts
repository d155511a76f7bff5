import { type RefObject, useEffect } from 'react';
import { makeRoom, panelState } from './panel-state.ts';

/** Where the panel is most of the screen. */
const NARROW = '(max-width: 37.5em)';

/** Whether more than half of it lies behind the panel. */
function isBehind(element: Element, panel: Element): boolean {
  const [one, other] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 && width * height > (one.width * one.height) / 2;
}

/**
 * Minimizes the panel when the focus goes into the page and would not be seen there: always on a phone, elsewhere when it lies
 * behind. By key, or into a field; a finger that scrolls moves no focus, and a pointer sees what it presses.
 */
export function useRoomForFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function look() {
      const box = panel.current;
      const { open, minimized } = panelState();
      const active = document.activeElement;
      if (!box || !active || !open || minimized || !box.checkVisibility()) return;
      if (active === document.body || active.closest('[data-chat]') || !active.matches(':focus-visible')) return;
      if (matchMedia(NARROW).matches || isBehind(active, box)) makeRoom();
    }
    // The browser first brings what it focuses into view.
    const onFocus = () => requestAnimationFrame(look);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [panel]);
}
