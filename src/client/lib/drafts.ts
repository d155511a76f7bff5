/** What somebody has typed and not sent, kept in this tab: it survives a reload and a session that ran out. */
const PREFIX = 'draft:';

/** Tells (`cleared`) whoever also keeps something in memory. */
export const clearedDrafts = new EventTarget();

/** The stored value, or undefined when there is none or storage is forbidden. */
export function readDraft<T>(key: string): T | undefined {
  try {
    const stored = sessionStorage.getItem(PREFIX + key);
    return stored === null ? undefined : (JSON.parse(stored) as T);
  } catch {
    return undefined;
  }
}

/** Keeps a value; `undefined` forgets it. */
export function writeDraft(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Without storage the text still stands in its field.
  }
}

/** Forgets everything: on logout, because the next user of this tab may be somebody else. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
  clearedDrafts.dispatchEvent(new Event('cleared'));
}

const OWNER = 'drafts-owner';

/** Says whose texts this tab keeps from now on. Those of anybody else are forgotten. */
export function claimDrafts(userId: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== userId) clearDrafts();
    sessionStorage.setItem(OWNER, userId);
  } catch {
    // Nothing was stored either.
  }
}
