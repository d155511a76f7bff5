/** The only way to the browser's storage. It may be blocked, full, or hold data of another version: nothing here throws. */
import { type StoredItem, storedItems } from '#shared/platform/stored-items.ts';

/** A whole key, or one that begins with the beginning of several: `draft:chat`. */
export type StoredKey = { [Item in StoredItem]: Item extends `${string}:` ? `${Item}${string}` : Item }[StoredItem];

function placeOf(key: StoredKey): Storage {
  const item = key in storedItems ? key : `${key.split(':')[0]}:`;
  return storedItems[item as StoredItem] === 'tab' ? sessionStorage : localStorage;
}

/** The stored text, or null. */
export function readStored(key: StoredKey): string | null {
  try {
    return placeOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** `null` removes it. @returns false when it could not be stored */
export function writeStored(key: StoredKey, value: string | null): boolean {
  try {
    if (value === null) placeOf(key).removeItem(key);
    else placeOf(key).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The stored value, or null. Its reader checks its shape: another version of the page may have written it. */
export function readStoredJson(key: StoredKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** `null` and `undefined` remove it. @returns false when it could not be stored */
export function writeStoredJson(key: StoredKey, value: unknown): boolean {
  return writeStored(key, value === null || value === undefined ? null : JSON.stringify(value));
}

/** Whether there is an item with this beginning. */
export function hasStored(beginning: Extract<StoredItem, `${string}:`>): boolean {
  try {
    return Object.keys(placeOf(beginning)).some((key) => key.startsWith(beginning));
  } catch {
    return false;
  }
}

/** Removes every item with this beginning. */
export function clearStored(beginning: Extract<StoredItem, `${string}:`>): void {
  try {
    const place = placeOf(beginning);
    for (const key of Object.keys(place)) if (key.startsWith(beginning)) place.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
