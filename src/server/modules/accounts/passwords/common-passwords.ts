/** The passwords that attackers try first, from the zxcvbn dictionary, ordered by how often they appear in leaks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const LISTED = 10_000;
/** The password rules already refuse shorter ones, so the list is spent on those that could pass. */
const SHORTEST = 8;
/** Only the word list: importing the package would also load its keyboards and keep 20 MB. */
const FILE = '@zxcvbn-ts/language-common/src/passwords.json';

/** How many of the words without digits to keep: the ones people decorate most often. */
const POPULAR = 500;

let known: { passwords: Set<string>; words: readonly string[] } | undefined;

/** Read on first use (20 ms), then kept: about 0.6 MB. */
function readList(): { passwords: Set<string>; words: readonly string[] } {
  if (known) return known;
  const all = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(FILE), 'utf8')) as string[];
  known = {
    passwords: new Set(all.filter((word) => word.length >= SHORTEST).slice(0, LISTED)),
    words: all.filter((word) => /^[a-z]{4,}$/.test(word)).slice(0, POPULAR),
  };
  return known;
}

/** The words most often used in passwords, in lower case. */
export function popularWords(): readonly string[] {
  return readList().words;
}

/** Ignores case: to an attacker `Password1` is `password1`. */
export function isCommonPassword(password: string): boolean {
  return readList().passwords.has(password.toLowerCase());
}
