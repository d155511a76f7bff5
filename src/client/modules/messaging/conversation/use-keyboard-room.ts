import { type RefObject, useEffect } from 'react';

/** A keyboard takes more than this many pixels of the window; browser toolbars take less. */
const KEYBOARD = 150;

/**
 * While a phone's keyboard covers part of the page, sets `--visible` to the remaining height and keeps the bottom of the element
 * above the keyboard.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    function follow() {
      const box = element.current;
      if (!box || !view) return;
      const open = window.innerHeight - view.height > KEYBOARD && box.contains(document.activeElement);
      if (!open) {
        box.style.removeProperty('--visible');
        return;
      }
      box.style.setProperty('--visible', `${Math.round(view.height)}px`);
      const covered = box.getBoundingClientRect().bottom - (view.offsetTop + view.height);
      if (covered > 0) window.scrollBy({ top: covered + 8, behavior: 'instant' });
    }
    view.addEventListener('resize', follow);
    return () => view.removeEventListener('resize', follow);
  }, [element]);
}
