import { type RefObject, useEffect } from 'react';

/** What is open over the page, or beside it, and closes on Escape by itself. */
const OPENED = ':popover-open, dialog[open], details[data-menu][open]';

/** A search field that holds words is emptied by Escape. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector(OPENED)) return true;
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}

/**
 * Closes the panel on Escape, wherever the focus is: it lies over the page that somebody reads. Asked before anybody has heard of the
 * key and done after all have: a menu that is open, a question inside the panel or a field that wants it goes first.
 */
export function useEscape(panel: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    let mine = false;
    function before(event: KeyboardEvent) {
      // While an input method composes a character, Escape belongs to it.
      mine =
        event.key === 'Escape' && !event.isComposing && !isTaken(event) && panel.current?.checkVisibility() === true;
    }
    function after(event: KeyboardEvent) {
      if (mine && event.key === 'Escape' && !event.defaultPrevented) onEscape();
      mine = false;
    }
    document.addEventListener('keydown', before, true);
    window.addEventListener('keydown', after);
    return () => {
      document.removeEventListener('keydown', before, true);
      window.removeEventListener('keydown', after);
    };
  }, [panel, onEscape]);
}
