import { describe, expect, test } from 'vitest';
import { searchTerms } from '#shared/platform/text-search/terms.ts';
import { piecesOf, rangesOf } from './highlight.ts';

/** The text with what was found in brackets. */
function marked(text: string, typed: string, isNumber = false): string {
  const terms = searchTerms(typed);
  const words = terms?.kind === 'words' ? terms.words : [typed];
  const pieces = piecesOf(
    text,
    words.flatMap((word) => rangesOf(text, word, isNumber)),
  );
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  return pieces.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text)).join('');
}

describe('words', () => {
  test.each([
    ['Mélanie Tremblay', 'melanie', '[Mélanie] Tremblay'],
    ['Mélanie Tremblay', 'trem mél', '[Mél]anie [Trem]blay'],
    // Accents written apart from their letters.
    ['Me\u0301lanie', 'mel', '[Me\u0301l]anie'],
    ['Nora O’Brien', "o'brien", 'Nora [O]’[Brien]'],
    ['2019 Subaru Outback', 'outback 2019', '[2019] Subaru [Outback]'],
    // A word is found by its beginning only.
    ['Subaru', 'baru', 'Subaru'],
    ['pink-card.pdf', 'card', 'pink-[card].pdf'],
    ['pink-card.pdf', 'pink-card.pdf', '[pink-card.pdf]'],
    ['2021 Ford F-150', 'f150', '2021 Ford [F-150]'],
    ['2021 Ford F-150', 'f-150', '2021 Ford [F-150]'],
    ['a+b (c)', 'c', 'a+b ([c])'],
    ['Straße İzmir', 'izmir', 'Straße [İzmir]'],
    ['😀 Calgary', 'cal', '😀 [Cal]gary'],
  ])('%s by %s', (text, typed, expected) => expect(marked(text, typed)).toBe(expected));
});

describe('numbers', () => {
  test.each([
    ['403-555-0142', '0142', '403-555-[0142]'],
    ['403-555-0142', '403 555', '[403-555]-0142'],
    ['1 403 555 0142', '403555', '[1 403 555] 0142'],
    ['PM-4410 772', 'pm4410', '[PM-4410] 772'],
    ['PM-4410 772', '0772', 'PM-441[0 772]'],
    ['T2P 1J9', 't2p1j9', '[T2P 1J9]'],
    // Three digits are too few to be an ending.
    ['403-555-0142', '142', '403-555-0142'],
  ])('%s by %s', (text, typed, expected) => expect(marked(text, typed, true)).toBe(expected));
});
