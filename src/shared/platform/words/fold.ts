/** Text as a reader sees it, for rules that match words and numbers: lookalikes become equal, invisible characters are dropped. */

/** Invisible: format characters, combining marks, blanks that Unicode counts as letters, and characters without an agreed meaning. */
const UNSEEN = /[\p{Cf}\p{M}\p{Co}\p{Cs}\u115F\u1160\u3164\uFFA0]/u;
const DIGIT = /\p{Nd}/u;

/** Letters of other alphabets that look Latin. Applied to words that contain a Latin letter or only these. */
const ALIKE: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

const OTHERS: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‛': "'",
  ʼ: "'",
  '′': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '−': '-',
  '⁄': '/',
  '∕': '/',
  '·': '.',
  '•': '.',
  '∙': '.',
  '。': '.',
  '、': ',',
};

/** The ten digits of a script are consecutive code points. */
function digitOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** One character as it is seen, possibly nothing, in lower case and without accents. */
export function foldLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return code > 0x60 ? (OTHERS[letter] ?? letter) : letter.toLowerCase();
  if (OTHERS[letter]) return OTHERS[letter];
  if (UNSEEN.test(letter)) return '';
  let seen = '';
  for (const part of letter.normalize('NFKD').toLowerCase()) {
    if (UNSEEN.test(part)) continue;
    if (/\s/u.test(part)) seen += ' ';
    else if (/\p{Pd}/u.test(part)) seen += '-';
    else seen += ALIKE[part] ?? OTHERS[part] ?? (DIGIT.test(part) ? digitOf(part) : part);
  }
  return seen;
}

export type Folded = {
  text: string;
  /** Where the original of each unit of `text` begins, and where it ends. */
  starts: number[];
  ends: number[];
};

/** The whole text as it is seen, with a mapping back to the original. */
export function fold(original: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const letter of original) {
    const seen = foldLetter(letter);
    text += seen;
    for (let unit = 0; unit < seen.length; unit += 1) {
      starts.push(at);
      ends.push(at + letter.length);
    }
    at += letter.length;
  }
  return { text, starts, ends };
}
