/** The index that was built with the content (`scripts/content/search-index.ts`), as a file beside this module. */
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { type OpenedIndex, openStored, type StoredIndex } from './passage-index.ts';

/** Reads and opens it: some 20 MB, a tenth of a second. */
export function readStoredIndex(): OpenedIndex {
  return openStored(deserialize(readFileSync(new URL('../generated/index.bin', import.meta.url))) as StoredIndex);
}
