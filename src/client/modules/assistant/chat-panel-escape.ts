import { type RefObject, useEffect } from 'react';

/** Elements open over or next to the page that close on Escape on their own. */
const OPENED = ':popover-open, dialog[open], details[data-menu][open]';

/** Escape clears a search field that has text. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector(OPENED)) return true;
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}

/**
 * Closes the panel on Escape, wherever the focus is: it covers the page being read. Checked in the capture phase and done after every
 * other handler: an open menu, a confirmation inside the panel or a field that uses the key goes first.
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
