/** Phrases as they are written, with the words that each place allows. */
import { END } from './words.ts';

/** Which words match: these, those with a prefix, or every one. */
export type Test = { whole: ReadonlySet<string>; beginnings: readonly string[]; any: boolean };
export type Part =
  | { kind: 'word'; test: Test }
  | { kind: 'row'; parts: Part[] }
  | { kind: 'either'; rows: Part[] }
  | { kind: 'maybe'; part: Part };

export function fits({ whole, beginnings, any }: Test, word: string): boolean {
  if (any) return word !== END;
  return whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

export const ANY: Test = { whole: new Set(), beginnings: [], any: true };

/** The test of a pattern, the same for the same pattern: most occur many times. */
export function testMaker(): (pattern: string) => Test {
  const made = new Map<string, Test>();
  return (pattern) => {
    const known = made.get(pattern);
    if (known) return known;
    const all = pattern.split('|');
    const beginnings = all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
    const test = { whole: new Set(all.filter((word) => !word.endsWith('*'))), beginnings, any: false };
    made.set(pattern, test);
    return test;
  };
}

function gapOf(words: number): Part {
  const one: Part = { kind: 'word', test: ANY };
  return { kind: 'row', parts: Array.from({ length: words }, () => ({ kind: 'maybe', part: one })) };
}

export function parsePhrase(phrase: string, testOf: (pattern: string) => Test): Part {
  let depth = 0;
  // Inside brackets the bar separates word sequences, outside it separates single words.
  const divided = phrase.replace(/[()|]/g, (sign) => {
    if (sign !== '|') depth += sign === '(' ? 1 : -1;
    return sign === '|' && depth > 0 ? '/' : sign;
  });
  const tokens = divided.match(/\.\.\.|\.\.|[()/?]|[^\s()/?]+/g) ?? [];
  let at = 0;
  function row(): Part {
    const parts: Part[] = [];
    while (at < tokens.length && tokens[at] !== '/' && tokens[at] !== ')') {
      const token = tokens[at] ?? '';
      at += 1;
      let part: Part;
      if (token === '(') {
        const rows = [row()];
        while (tokens[at] === '/') {
          at += 1;
          rows.push(row());
        }
        at += 1;
        part = { kind: 'either', rows };
      } else if (token === '..') part = gapOf(3);
      else if (token === '...') part = gapOf(6);
      else part = { kind: 'word', test: testOf(token) };
      if (tokens[at] === '?') {
        at += 1;
        part = { kind: 'maybe', part };
      }
      parts.push(part);
    }
    return { kind: 'row', parts };
  }
  return row();
}
