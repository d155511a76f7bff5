/** Text that was typed but not sent, kept in this tab: it survives a reload and an expired session. */
const PREFIX = 'draft:';

/** Dispatches `cleared`, for modules that also keep drafts in memory. */
export const clearedDrafts = new EventTarget();

/** The stored value, or undefined when there is none or storage is blocked. */
export function readDraft<T>(key: string): T | undefined {
  try {
    const stored = sessionStorage.getItem(PREFIX + key);
    return stored === null ? undefined : (JSON.parse(stored) as T);
  } catch {
    return undefined;
  }
}

/** Stores a value; `undefined` removes it. */
export function writeDraft(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Without storage the text is still in its field.
  }
}

/** Removes every draft: on logout, because the next user of this tab may be someone else. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
  clearedDrafts.dispatchEvent(new Event('cleared'));
}

const OWNER = 'drafts-owner';

/** Sets the owner of this tab's drafts and removes anyone else's. */
export function claimDrafts(userId: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== userId) clearDrafts();
    sessionStorage.setItem(OWNER, userId);
  } catch {
    // Nothing was stored either.
  }
}
