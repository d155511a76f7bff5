import { expect, test } from 'vitest';
import { isUnlikeEnglish } from './english.ts';
import { readStoredIndex } from './stored-index.ts';

const { vocabulary } = readStoredIndex();

test.each(['qué es el deducible', 'di ako maka log in', 'hago entregas de doordash', '车险的自付额是什么意思'])(
  '“%s” may be in another language',
  (text) => expect(isUnlikeEnglish(text, vocabulary)).toBe(true),
);

test.each(['what is a deductible', 'cant log in pls help', 'wats a pink card', 'insurence for my restarant', ''])(
  '“%s” is English, typos and all',
  (text) => expect(isUnlikeEnglish(text, vocabulary)).toBe(false),
);
