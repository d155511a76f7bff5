import { expect, test } from 'vitest';
import { NotAsAgreed, splitSources } from './sources-line.ts';

async function* pieces(...parts: string[]) {
  yield* parts;
}

async function split(...parts: string[]) {
  const { named, words } = await splitSources(pieces(...parts));
  let text = '';
  for await (const piece of words) text += piece;
  return { named, text };
}

test.each([
  [['SOURCES: 1, 3\nHail.'], [1, 3]],
  [
    ['SOUR', 'CES', ':', ' 1', ', 3', '\n', 'Ha', 'il.'],
    [1, 3],
  ],
  [['\n\nSources: [1] and [3]\r\n\nHail.'], [1, 3]],
  [['**SOURCES:** 1, 3\nHail.'], [1, 3]],
  [['SOURCES: none\nHail.'], []],
])('%j cites %j, and the words follow', async (parts, named) => {
  expect(await split(...parts)).toEqual({ named, text: 'Hail.' });
});

test('an answer may consist of its first line', async () => {
  expect(await split('SOURCES: none')).toEqual({ named: [], text: '' });
});

test.each([
  ['nothing', ['']],
  ['words alone', ['Hail is covered by ', '1 policy.\n']],
  ['a line that does not end', ['SOURCES: 1 ', 'hail '.repeat(50)]],
])('%s is not as agreed', async (_what, parts) => {
  await expect(split(...parts)).rejects.toThrow(NotAsAgreed);
});
