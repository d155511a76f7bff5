import { type RefObject, useEffect } from 'react';
import { below } from '#client/ui/theme/breakpoints.ts';
import { makeRoom, panelState } from './panel-state.ts';

/** Screens where the panel covers most of the page. */
const NARROW = below('sm');

/** Whether more than half of the element is behind the panel. */
function isBehind(element: Element, panel: Element): boolean {
  const [one, other] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 && width * height > (one.width * one.height) / 2;
}

/**
 * Minimizes the panel when the focus moves into the page and would be hidden: always on a phone, elsewhere when the element is
 * behind it. By key, or into a field; scrolling by touch moves no focus, and a pointer sees what it clicks.
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
    // The browser first scrolls the focused element into view.
    const onFocus = () => requestAnimationFrame(look);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [panel]);
}
