import { expect, test } from 'vitest';
import { coloursOf, contrast, formSchemes, sizesOf } from './form-theme.ts';

const theme = (given: Record<string, string>) => new URLSearchParams(given);

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test('a readable pair is taken as given, in both schemes', () => {
  for (const scheme of formSchemes)
    expect(coloursOf(theme({ background: '#222', text: 'EEEEEE', accent: '#ffcc00' }), scheme)).toMatchObject({
      ...{ background: '#222222', text: '#eeeeee', accent: '#ffcc00', ink: '#000000' },
    });
});

test.each([
  ['light', '#ffffff', '#14201d'],
  ['dark', '#14211d', '#eaf0eb'],
] as const)('a pair that can’t be read in %s is refused, and ours is kept', (scheme, background, text) => {
  expect(coloursOf(theme({ background: '#ffffff', text: '#999999' }), scheme)).toMatchObject({ background, text });
  expect(coloursOf(theme({ background: 'red;}', text: 'url(x)' }), scheme)).toMatchObject({ background, text });
});

/** The corners and the middle of the colours. */
const some = ['00', '80', 'ff'];
const colours = some.flatMap((red) => some.flatMap((green) => some.map((blue) => `${red}${green}${blue}`)));

test.each(formSchemes)('whatever is given, everything can be read in %s', (scheme) => {
  for (const background of colours)
    for (const other of colours) {
      const made = coloursOf(theme({ background, text: other, accent: other, border: background }), scheme);
      for (const name of ['text', 'accent', 'warn'] as const)
        expect(contrast(made[name], made.background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(made.ink, made.accent)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(made.border, made.background)).toBeGreaterThanOrEqual(3);
    }
});

test('sizes stay within what is usable', () => {
  expect(sizesOf(theme({}))).toEqual({ radius: 8, fontSize: 16 });
  expect(sizesOf(theme({ radius: '0', 'font-size': '18px' }))).toEqual({ radius: 0, fontSize: 18 });
  expect(sizesOf(theme({ radius: '-4', 'font-size': '3' }))).toEqual({ radius: 0, fontSize: 14 });
  expect(sizesOf(theme({ radius: '9e9', 'font-size': 'huge' }))).toEqual({ radius: 24, fontSize: 16 });
});
