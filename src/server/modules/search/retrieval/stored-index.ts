/** The index that was built with the content (`scripts/content/search-index.ts`), as a file beside this module. */
import { readFileSync } from 'node:fs';
import { unpack } from './packed.ts';
import { type OpenedIndex, openStored, type StoredIndex } from './passage-index.ts';

/** Reads and opens it. */
export function readStoredIndex(): OpenedIndex {
  return openStored(unpack(readFileSync(new URL('../generated/index.bin', import.meta.url))) as StoredIndex);
}
