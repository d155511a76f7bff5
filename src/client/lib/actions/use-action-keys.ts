import { useEffect } from 'react';
import { actionOf } from './actions.ts';
import { useSingleKeys } from './use-single-keys.ts';

const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit']);

/** Whether a key pressed here is text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Whether a key is for the page: not text, not a browser's shortcut, and no dialog or menu is open. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  return !document.querySelector('[role="dialog"], [role="menu"]');
}

/** Leaves a field with Escape, after which single keys work again. What has another use for Escape keeps it: dialogs, lists, a search. */
function leaveField(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Escape' || event.defaultPrevented || !isTyping(target) || !(target instanceof HTMLElement)) return;
  if (target.getAttribute('aria-expanded') === 'true' || document.querySelector('[role="dialog"], [role="menu"]'))
    return;
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value) return;
  target.blur();
}

/** Runs the action of a single key, as long as the user has not turned them off. */
export function useActionKeys(): void {
  const [enabled] = useSingleKeys();
  useEffect(() => {
    if (!enabled) return;
    function onKey(event: KeyboardEvent) {
      leaveField(event);
      if (!isForPage(event)) return;
      // With Shift held or Caps Lock on, a letter is still the same key; the action itself looks at Shift.
      const action = actionOf(event.key) ?? actionOf(event.key.toLowerCase());
      if (!action) return;
      event.preventDefault();
      action.run(event);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
