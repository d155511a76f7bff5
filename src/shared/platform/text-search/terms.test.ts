import { describe, expect, test } from 'vitest';
import { personQuery, searchTerms, textQuery } from './terms.ts';

describe('numbers', () => {
  test.each([
    ['AB-2026-000123', { year: 2026, first: 123, last: 123, digits: null }],
    ['ab2026-0001', { year: 2026, first: 100, last: 199, digits: null }],
    ['test-2026-000123', { year: 2026, first: 123, last: 123, digits: null }],
    ['AB-2026', { year: 2026, first: 0, last: 2_147_483_647, digits: null }],
    ['000123', { year: null, first: 123, last: 123, digits: '000123' }],
    ['0142', { year: null, first: 14200, last: 14299, digits: '0142' }],
    ['01', { year: null, first: 10000, last: 19999, digits: null }],
  ])('%s', (text, expected) => {
    expect(searchTerms(text)).toEqual({ kind: 'number', ...expected });
  });
});

describe('telephone numbers and policy numbers', () => {
  test.each(['403-555-0142', '(403) 555 0142', '+403.555.0142'])('%s is indexed with its 1', (text) => {
    const terms = searchTerms(text);
    expect(terms).toEqual({ kind: 'words', words: ['4035550142'] });
    expect(personQuery(terms?.kind === 'words' ? terms.words : [])).toContain("'no:14035550142':*");
  });

  test('are found by their last four characters, by their first three, and as plain words', () => {
    expect(personQuery(['pm-142'])).toBe("('pm-142':* | ('pm' <-> '142':*) | 'no:pm142':* | 'end:241mp':*)");
    expect(personQuery(['142'])).toBe("('142':* | 'no:142':*)");
    expect(personQuery(['42'])).toBe("('42':*)");
  });
});

describe('words', () => {
  test('of a text are whole except the last, which matches as a prefix', () => {
    expect(searchTerms('Morgan  Exam')).toEqual({ kind: 'words', words: ['morgan', 'exam'] });
    expect(textQuery(['morgan', 'exam'])).toBe("('morgan') & ('exam':*)");
    expect(textQuery(["o'brien", 'exam'])).toBe("('o''brien' | ('o' <-> 'brien')) & ('exam':*)");
  });

  test('of a text all match as prefixes when requested, and always in names', () => {
    expect(textQuery(['mor', 'exam'], 'each')).toBe("('mor':*) & ('exam':*)");
    expect(personQuery(['mor', 'exam'])).toBe("('mor':*) & ('exam':*)");
  });

  test('with punctuation inside may be indexed whole or in parts', () => {
    expect(textQuery(["o'brien"])).toBe("('o''brien':* | ('o' <-> 'brien':*))");
  });

  test('with punctuation at the end have no part that is only a prefix', () => {
    expect(textQuery(['client_14@'])).toBe("('client_14@':* | ('client' <-> '14'))");
    expect(textQuery(['tremblay,'])).toBe("('tremblay,':* | 'tremblay')");
  });

  test('of an email address are indexed whole, starting after a character that cannot be in one', () => {
    expect(textQuery(["o'brien@ex"])).toBe("('o''brien@ex':* | ('o' <-> 'brien' <-> 'ex':*) | ('o' <-> 'brien@ex':*))");
  });

  test('of names are found with or without accents', () => {
    expect(personQuery(['côté'])).toBe(personQuery(['cote']));
  });

  test('of nothing but punctuation search for nothing', () => {
    for (const text of ['', '   ', '- & |', ':*', "'"]) expect(searchTerms(text), text).toBeNull();
  });
});
