/** Where the form keeps what it holds: in the tab, and no longer than the conversation. Small, so that clearing fetches no form. */
import type { HandOverDraft } from './draft.ts';

const STORAGE = 'chat-hand-over';

/** Storage may be forbidden, full or hold what another version wrote: then there is nothing kept. */
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

/** Whoever clears the conversation clears its copy, and who they said they are. */
export function forgetHandOver(): void {
  try {
    sessionStorage.removeItem(STORAGE);
  } catch {
    // Nothing could be kept either.
  }
}
