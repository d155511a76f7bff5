/** The index that was built with the content (`scripts/content/search-index.ts`), as a file. */
import { readFileSync } from 'node:fs';
import { unpack } from '#server/platform/files/packed.ts';
import { codeFile } from '#server/platform/process/code-places.ts';
import { type OpenedIndex, openStored, type StoredIndex } from './passage-index.ts';

/** Reads and opens it. */
export function readStoredIndex(): OpenedIndex {
  return openStored(unpack(readFileSync(codeFile('src/server/modules/search/generated/index.bin'))) as StoredIndex);
}
