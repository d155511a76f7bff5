/** The phrases of the rules, compiled by the build: they have a quarter of a million edges, which would take half a second of every start. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pack, unpack } from '#server/platform/files/packed.ts';
import { codeFile } from '#server/platform/process/code-places.ts';
import { compilePhrases } from '#shared/platform/words/compile-phrases.ts';
import type { Phrases } from '#shared/platform/words/phrases.ts';
import { openedPhrases, type StoredPhrases, storedPhrases } from '#shared/platform/words/stored-phrases.ts';
import { labelledPhrases } from './rules.ts';

const NAME = 'guardrail-phrases.bin';

/** @param files the folder of the files that the built code reads */
export function writePhrases(files: string): void {
  mkdirSync(files, { recursive: true });
  writeFileSync(path.join(files, NAME), pack(storedPhrases(compilePhrases(labelledPhrases))));
}

/** Those of the build; of the sources, which may be changed at any time, they are compiled. */
export function openPhrases(): Phrases {
  const file = codeFile(NAME);
  return existsSync(file)
    ? openedPhrases(unpack(readFileSync(file)) as StoredPhrases)
    : compilePhrases(labelledPhrases);
}
