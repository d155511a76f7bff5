/** Where the form's draft is stored: in the tab, for as long as the conversation. Kept small, so that clearing does not load the form. */
import { readStoredJson, writeStored, writeStoredJson } from '#client/lib/stored.ts';
import type { HandOverDraft } from './draft.ts';

const KEY = 'chat-hand-over';

export function readDraft(): HandOverDraft | null {
  const kept = readStoredJson(KEY) as HandOverDraft | null;
  return kept && Array.isArray(kept.turns) && Array.isArray(kept.touched) ? kept : null;
}

export function keepDraft(draft: HandOverDraft): void {
  writeStoredJson(KEY, draft);
}

/** Clearing the conversation also clears its copy and the visitor's contact details. */
export function forgetHandOver(): void {
  writeStored(KEY, null);
}
