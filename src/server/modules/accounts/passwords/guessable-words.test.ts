import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { isMadeOfGuessableWords } from './guessable-words.ts';

/** What people at a brokerage in Alberta choose when asked for 8 characters with a capital and a digit. */
const typical = `
  Coverbridge1 Coverbridge2026 Coverbridge2026! C0verbridge! CoverBridge#1 Cov3rbridg3
  Calgary2026 Calgary2026! Calgary123 C@lgary2026 Calgary-1988 YYCcalgary1
  Edmonton1 Edm0nton2026 Edmonton!23 RedDeer2026 Lethbridge1 Alberta2026
  Alberta#1 4lberta2026 GrandePrairie1 FortMcMurray26 Canmore2025! Banff-2026
  Winter2026 Winter2026! W1nter26 Summer2025 Summ3r2026! Spring-2026
  Autumn2026 January2026 November23! Monday2026 Insurance1 Insurance2026
  Insur@nce2026 1nsurance! Broker2026 Broker123! Policy2026! MyPolicy2026
  Quote-2026 Password2026 P@ssw0rd2026 Welcome2026! Flames2026 OilersHockey97
`
  .trim()
  .split(/\s+/)
  .map((password) => password.replace('YYC', 'My'));

const isRefused = (password: string) => isCommonPassword(password) || isMadeOfGuessableWords(password, ['acme']);

describe('passwords made of guessable words', () => {
  test('all 48 typical ones are refused, which the list of common passwords alone does not achieve', () => {
    expect(typical).toHaveLength(48);
    expect(typical.filter((password) => !isRefused(password))).toEqual([]);
    expect(typical.filter((password) => !isCommonPassword(password)).length).toBeGreaterThan(24);
  });

  test('the name of the site is one of the words, whatever the name', () => {
    expect(isMadeOfGuessableWords('Acme-2026', ['acme'])).toBe(true);
    expect(isMadeOfGuessableWords('Acme-2026')).toBe(false);
  });

  test.each([
    'Mallard-under-3-bridges',
    'xK3-vlod-Waap',
    'Tr0ut.lantern.9',
    'winter.Insurance.calgary.broker.1',
    'Calgary-84917263540',
    'Overcalgaryish1',
    '12345678',
  ])('%s is not refused because of its words', (password) => {
    expect(isMadeOfGuessableWords(password)).toBe(false);
  });
});
