/** Three papers of each kind are read right; the measure over sixty is scripts/read-papers.ts. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findValues } from '#shared/lines/reading/find.ts';
import { decode, loadVehicleNames } from '#shared/lines/vehicles/load.ts';
import { wrongOn } from '../../../../../tests/support/papers/measure.ts';
import { paperOf, READING_DAY } from '../../../../../tests/support/papers/papers.ts';
import { readPaper } from './paper.ts';
import { pictureSize } from './picture-size.ts';

// pdf.js misses what only drawing needs, and says so once.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

async function read(layout: number, person: number) {
  const paper = paperOf(layout, person);
  const { pages } = await readPaper(await paper.file());
  const found = await findValues(pages, await loadVehicleNames(), (vin) => decode(vin, READING_DAY));
  return { paper, found };
}

describe('every value on a paper is read', () => {
  test.each([
    [0, 0],
    [4, 0],
    [2, 0],
    [5, 1],
  ])(
    'layout %i, person %i',
    async (layout, person) => {
      const { paper, found } = await read(layout, person);
      expect(wrongOn(paper, found.findings), paper.id).toEqual([]);
    },
    60_000,
  );
});

test('what a paper calls itself is told', async () => {
  expect((await read(2, 1)).found.paper).toBe('card');
  expect((await read(3, 0)).found.paper).toBe('letter');
});

describe('files that can’t be read are refused in a sentence', () => {
  const refused = (bytes: Buffer) => expect(readPaper(bytes)).rejects;
  test('another type', () => refused(Buffer.from('#!/bin/sh\n')).toMatchObject({ message: /Choose a PDF/ }));
  test('a damaged PDF', () => refused(Buffer.from('%PDF-1.7\nnothing')).toMatchObject({ message: /couldn’t be read/ }));
  test('a damaged picture', () =>
    refused(Buffer.from('ffd8ffc00011080010001003', 'hex')).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' }));
  test('a picture that claims to be enormous, before it is decoded', () => {
    const head = Buffer.from('89504e470d0a1a0a0000000d49484452000186a0000186a008060000', 'hex');
    expect(pictureSize(head)).toEqual({ width: 100_000, height: 100_000 });
    return refused(head).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});
