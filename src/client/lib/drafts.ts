/** Text that was typed but not sent, kept in this tab: it survives a reload and an expired session. */
import { clearStored, readStored, readStoredJson, writeStored, writeStoredJson } from './stored.ts';

/** Dispatches `cleared`, for modules that also keep drafts in memory. */
export const clearedDrafts = new EventTarget();

/** The stored value, or undefined when there is none or storage is blocked. */
export function readDraft<T>(key: string): T | undefined {
  return (readStoredJson(`draft:${key}`) ?? undefined) as T | undefined;
}

/** Stores a value; `undefined` removes it. Without storage the text is still in its field. */
export function writeDraft(key: string, value: unknown): void {
  writeStoredJson(`draft:${key}`, value);
}

/** Removes every draft: on logout, because the next user of this tab may be someone else. */
export function clearDrafts(): void {
  clearStored('draft:');
  clearedDrafts.dispatchEvent(new Event('cleared'));
}

/** Sets the owner of this tab's drafts and removes anyone else's. */
export function claimDrafts(userId: string): void {
  const owner = readStored('drafts-owner');
  if (owner !== null && owner !== userId) clearDrafts();
  writeStored('drafts-owner', userId);
}
