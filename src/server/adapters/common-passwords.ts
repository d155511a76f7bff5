/** The passwords that are tried first everywhere, from the dictionary of zxcvbn: ordered by how often they were found in leaks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const LISTED = 10_000;
/** Shorter ones are refused by the rules of a password, so the list is spent on those that could pass. */
const SHORTEST = 8;
/** Only the file of words: importing the package would also load its keyboards and keep 20 MB. */
const FILE = '@zxcvbn-ts/language-common/src/passwords.json';

let known: Set<string> | undefined;

/** Read at the first question (20 ms), then kept: about 0.6 MB. */
function commonPasswords(): Set<string> {
  const words = () => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(FILE), 'utf8')) as string[];
  known ??= new Set(
    words()
      .filter((word) => word.length >= SHORTEST)
      .slice(0, LISTED),
  );
  return known;
}

/** Whatever its case: `Password1` is `password1` to whoever guesses. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords().has(password.toLowerCase());
}
