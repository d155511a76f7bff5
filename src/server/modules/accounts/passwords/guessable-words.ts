/**
 * Passwords made of words that an attacker on this site tries first: its name, places, seasons, insurance, and popular words,
 * in any case or leetspeak, with digits and symbols around them.
 */
import { popularWords } from './common-passwords.ts';

const words = `
  coverbridge coverbrdige cover bridge insurance insure insured insurer insuring policy policies premium broker brokers brokerage
  coverage quote quotes claim claims underwriter deductible liability benefits supervisa renewal binder lead leads
  auto car cars truck vehicle home house tenant condo life travel health business commercial farm landlord
  alberta calgary edmonton reddeer lethbridge medicinehat grandeprairie airdrie stalbert sherwoodpark sprucegrove okotoks cochrane
  camrose leduc lloydminster fortmcmurray banff canmore jasper fortsaskatchewan chestermere beaumont brooks strathmore hinton wetaskiwin
  canada canadian ontario toronto ottawa vancouver victoria montreal quebec winnipeg manitoba regina saskatoon saskatchewan halifax
  britishcolumbia kelowna yukon rockies rocky mountain wildrose
  flames oilers stampeders stampede elks eskimos hockey rebels roughnecks oilkings
  spring summer autumn fall winter season snow sunshine
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  intact aviva wawanesa cooperators sunlife manulife canadalife desjardins economical definity allstate belair sonnet statefarm
  password passwort passcode secret secure security login signin letmein welcome hello admin administrator client clients user users
  office staff team company default temp temporary test testing demo change changeme changeit access account portal master root
  qwerty qwertz azerty asdf zxcv abc abcd abcde abcdef iloveyou love baby family money football baseball soccer
  the my and your our new
`
  .trim()
  .split(/\s+/);

/** The letters each character may represent. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'il',
  '+': 't',
  '(': 'c',
};

/** A phrase of more words is long enough to be accepted. */
const MOST_WORDS = 3;
/** A year, a date, a run of digits: anything longer is not decoration. */
const MOST_SIGNS = 8;

let byFirst: Map<string, string[]> | undefined;

function listedWords(): Map<string, string[]> {
  if (byFirst) return byFirst;
  byFirst = new Map();
  for (const word of new Set([...words, ...popularWords()]))
    byFirst.set(word.charAt(0), [...(byFirst.get(word.charAt(0)) ?? []), word]);
  return byFirst;
}

function readings(sign: string): string {
  return /[a-z]/.test(sign) ? sign : (LEET[sign] ?? '');
}

/** Whether a word is spelled here, letter by letter. */
function isWrittenAt(signs: readonly string[], from: number, word: string): boolean {
  return (
    from + word.length <= signs.length &&
    [...word].every((letter, index) => readings(signs[from + index] ?? '').includes(letter))
  );
}

/** The words a password may contain at a given position. */
function wordsAt(signs: readonly string[], from: number, own: readonly string[]): string[] {
  const listed = [...readings(signs[from] ?? '')].flatMap((letter) => listedWords().get(letter) ?? []);
  return [...listed, ...own].filter((word) => isWrittenAt(signs, from, word));
}

/**
 * Whether a password consists only of one to three listed words with digits and symbols between them.
 * @param own additional words, in lower case: the name of the site
 */
export function isMadeOfGuessableWords(password: string, own: readonly string[] = []): boolean {
  const signs = [...password.toLowerCase()];
  // Per position and word count: the fewest other characters needed to read the rest.
  const nothing = () => Array.from({ length: MOST_WORDS + 1 }, () => Number.POSITIVE_INFINITY);
  const rest = Array.from({ length: signs.length + 1 }, nothing);
  const [end] = rest.slice(-1);
  if (end) end[0] = 0;
  for (let from = signs.length - 1; from >= 0; from -= 1) {
    const here = rest[from] ?? [];
    const isLetter = /\p{L}/u.test(signs[from] ?? '');
    rest[from + 1]?.forEach((others, count) => {
      if (!isLetter) here[count] = Math.min(here[count] ?? 0, others + 1);
    });
    for (const { length } of wordsAt(signs, from, own))
      rest[from + length]?.slice(0, MOST_WORDS).forEach((others, count) => {
        here[count + 1] = Math.min(here[count + 1] ?? 0, others);
      });
  }
  return (rest[0] ?? []).some((others, count) => count > 0 && others <= MOST_SIGNS);
}
