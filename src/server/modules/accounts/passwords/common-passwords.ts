/** The passwords that are tried first everywhere, from the dictionary of zxcvbn: ordered by how often they were found in leaks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const LISTED = 10_000;
/** Shorter ones are refused by the rules of a password, so the list is spent on those that could pass. */
const SHORTEST = 8;
/** Only the file of words: importing the package would also load its keyboards and keep 20 MB. */
const FILE = '@zxcvbn-ts/language-common/src/passwords.json';

/** Of the words alone, without digits, as many as people decorate most often. */
const POPULAR = 500;

let known: { passwords: Set<string>; words: readonly string[] } | undefined;

/** Read at the first question (20 ms), then kept: about 0.6 MB. */
function readList(): { passwords: Set<string>; words: readonly string[] } {
  if (known) return known;
  const all = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(FILE), 'utf8')) as string[];
  known = {
    passwords: new Set(all.filter((word) => word.length >= SHORTEST).slice(0, LISTED)),
    words: all.filter((word) => /^[a-z]{4,}$/.test(word)).slice(0, POPULAR),
  };
  return known;
}

/** The words that passwords are most often made of, in lower case. */
export function popularWords(): readonly string[] {
  return readList().words;
}

/** Whatever its case: `Password1` is `password1` to whoever guesses. */
export function isCommonPassword(password: string): boolean {
  return readList().passwords.has(password.toLowerCase());
}
