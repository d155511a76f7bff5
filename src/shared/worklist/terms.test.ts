import { describe, expect, test } from 'vitest';
import { searchTerms, tsQuery } from './terms.ts';

describe('numbers', () => {
  test.each([
    ['AB-2026-000123', { year: 2026, first: 123, last: 123 }],
    ['ab2026-0001', { year: 2026, first: 100, last: 199 }],
    ['AB-2026', { year: 2026, first: 0, last: 2_147_483_647 }],
    ['000123', { year: null, first: 123, last: 123 }],
    ['0012', { year: null, first: 1200, last: 1299 }],
  ])('%s', (text, expected) => {
    expect(searchTerms(text)).toEqual({ kind: 'number', ...expected });
  });
});

describe('telephones', () => {
  test.each(['403-555-0142', '(403) 555 0142', '+1 403.555.0142', '1-403-555-0142'])('%s is kept with +1', (text) => {
    const terms = searchTerms(text);
    expect(terms?.kind === 'words' && terms.words[0]).toContain('+14035550142');
  });
});

describe('words', () => {
  test('are the beginnings of words, all of them', () => {
    expect(searchTerms('Morgan  Exam')).toEqual({ kind: 'words', words: [['morgan'], ['exam']] });
    expect(tsQuery([['morgan'], ['exam']])).toBe("('morgan':*) & ('exam':*)");
  });

  test('with a mark inside may be kept whole or in parts', () => {
    expect(tsQuery([["o'brien"]])).toBe("(('o''brien':* | ('o':* & 'brien':*)))");
  });

  test('of nothing but marks search for nothing', () => {
    for (const text of ['', '   ', '- & |', ':*', "'"]) expect(searchTerms(text), text).toBeNull();
  });
});
