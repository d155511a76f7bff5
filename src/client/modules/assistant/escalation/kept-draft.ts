/** Where the form's draft is stored: in the tab, for as long as the conversation. Kept small, so that clearing does not load the form. */
import type { HandOverDraft } from './draft.ts';

const STORAGE = 'chat-hand-over';

/** Storage may be blocked, full or hold data of another version: then there is no draft. */
export function readDraft(): HandOverDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE) ?? 'null') as HandOverDraft | null;
    return kept && Array.isArray(kept.turns) && Array.isArray(kept.touched) ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: HandOverDraft): void {
  try {
    sessionStorage.setItem(STORAGE, JSON.stringify(draft));
  } catch {
    // It is still on the screen.
  }
}

/** Clearing the conversation also clears its copy and the visitor's contact details. */
export function forgetHandOver(): void {
  try {
    sessionStorage.removeItem(STORAGE);
  } catch {
    // Nothing could be stored either.
  }
}
