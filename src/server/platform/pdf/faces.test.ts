import { expect, test } from 'vitest';
import { faces, REPLACED, runsOf } from './faces.ts';

const textOf = (text: string) =>
  runsOf(text, 'regular')
    .map((run) => run.text)
    .join('');

test.each(['Zoë Łukasiewicz-Nguyễn', 'Þóra Ærøskøbing', 'Наталія Шевченко', 'Ελένη'])(
  '%s is written letter by letter',
  (name) => {
    expect(textOf(name)).toBe(name);
    for (const { face } of runsOf(name, 'semibold')) expect(faces.has(face)).toBe(true);
  },
);

test('letters without a face are visibly replaced, once per word', () => {
  expect(textOf('ਹਰਪ੍ਰੀਤ ਕੌਰ Gill')).toBe(`${REPLACED} ${REPLACED} Gill`);
  expect(textOf('王小明 (Ming)')).toBe(`${REPLACED} (Ming)`);
  expect(textOf('👩‍👩‍👧 Ava')).toBe(`${REPLACED} Ava`);
});

test('accents are composed, and direction marks are left out', () => {
  expect(textOf('Re\u0301my')).toBe('Rémy');
  expect(textOf('Ava \u202egnoW\u0000\n Example')).toBe('Ava gnoW Example');
});
