/** Pictures built to be slow: the number of reads is bounded by the file size, and each picture is cleaned or refused. */
import { describe, expect, test } from 'vitest';
import { countedFile, heicOf, pngWithXmp, tiffOf } from '../../../../tests/support/hostile-pictures.ts';
import { examine } from './examine.ts';
import { BLOCK_BYTES_MAX, HIDDEN_BLOCKS_MAX, HIDDEN_BYTES_MAX } from './hidden-data.ts';
import { removeTiffLocation } from './location-tiff.ts';
import { blankXmpLocation } from './location-xmp.ts';
import { readBudget } from './metered.ts';

/** Examines the file and checks the amount read against the budget. */
async function outcomeOf(bytes: Buffer, name = 'photo'): Promise<string> {
  const { file, read } = countedFile(bytes);
  const outcome = await examine(file, name).then(
    ({ mediaType }) => mediaType,
    (error) => `${error.code}: ${error.message}`,
  );
  const budget = readBudget(bytes.length);
  expect(read.bytes).toBeLessThanOrEqual(budget.bytes);
  expect(read.calls).toBeLessThanOrEqual(budget.reads);
  return outcome;
}

const full = (unit: string) => Buffer.from(unit.repeat(Math.floor((BLOCK_BYTES_MAX - 100) / unit.length)));

// Quadratic patterns need minutes for each of these, so a regression fails by the test's own timeout.
describe('XMP of one megabyte', () => {
  test.each([
    ['opened and never closed', '<a:GPS>'],
    ['tags that never end', '<a:GPS '],
    ['one word without end', 'GPS'],
    ['values that never end', ' GPS="'],
    ['white space', 'GPS                                                                                  '],
    ['prefixes', '<a.a.a.a.a.a.a.a.a.a:'],
    ['end tags only', '</a:GPS>'],
    ['nested', '<a:GPSa><a:GPSb>'],
  ])('%s', async (_what, unit) => {
    const packet = full(unit);
    const again = Buffer.from(packet);
    blankXmpLocation(packet);
    expect(await outcomeOf(pngWithXmp(again))).toBe('image/png');
  });

  test('without an end tag, everything after the start tag is removed', () => {
    const packet = Buffer.from('<x a="kept"><exif:GPSLatitude>51,2.7N<exif:GPSLongitude>114,4.0W</x>');
    expect(blankXmpLocation(packet)).toBe(true);
    expect(packet.toString()).toContain('a="kept"');
    expect(packet.toString()).not.toMatch(/51|114/);
  });

  test.each([
    `<r exif:GPSLatitude = '51,2.7N' tiff:Make="Prairie"/>`,
    '<exif:GPSLatitude\n>51,2.7N</exif:GPSLatitude >',
    '<exif:GPSAreaInformation><rdf:Seq><rdf:li>51,2.7N</rdf:li></rdf:Seq></exif:GPSAreaInformation>',
    '<r exif:GPSLatitude=51,2.7N />',
    '<r myGPSLatitude="51,2.7N" />',
    '<r exif:GPSLatitude="51,2.7N',
    '<exif:GPSVersionID/><exif:GPSLatitude>51,2.7N</exif:GPSLatitude>',
  ])('%s', (xmp) => {
    const packet = Buffer.from(xmp);
    expect(blankXmpLocation(packet)).toBe(true);
    expect(packet.toString()).not.toContain('51');
    expect(packet).toHaveLength(Buffer.byteLength(xmp));
  });

  test('UTF-16', () => {
    const packet = Buffer.from('<r exif:GPSLatitude="51,2.7N"/>', 'utf16le');
    expect(blankXmpLocation(packet)).toBe(true);
    expect(packet.toString('latin1').trim()).toBe('');
  });
});

describe('limits of hidden data', () => {
  const refused = /UNSUPPORTED_MEDIA_TYPE: .*more hidden data/;
  /** This many blocks of this size, with the keyword that precedes the packet. */
  const blocks = (count: number, bytes: number) =>
    outcomeOf(pngWithXmp(...Array.from({ length: count }, () => Buffer.alloc(bytes - 22, 'x'))));

  test('limits the size of one block', async () => {
    expect(await blocks(1, BLOCK_BYTES_MAX)).toBe('image/png');
    expect(await blocks(1, BLOCK_BYTES_MAX + 1)).toMatch(refused);
  });
  test('limits the size of all blocks together', async () => {
    const count = HIDDEN_BYTES_MAX / BLOCK_BYTES_MAX;
    expect(await blocks(count, BLOCK_BYTES_MAX)).toBe('image/png');
    expect(await blocks(count + 1, BLOCK_BYTES_MAX)).toMatch(refused);
  });
  test('limits the number of blocks', async () => {
    expect(await blocks(HIDDEN_BLOCKS_MAX, 40)).toBe('image/png');
    expect(await blocks(HIDDEN_BLOCKS_MAX + 1, 40)).toMatch(refused);
  });
});

describe('EXIF', () => {
  test.each([
    ['a thousand directories that overlap', { directories: 1_000, tag: 0x0100 }],
    ['XMP entries that each hold the whole block', { directories: 1, tag: 0x02bc }],
  ])('%s', (_what, options) => {
    expect(() => removeTiffLocation(tiffOf({ bytes: BLOCK_BYTES_MAX, ...options }))).toThrow(/more hidden data/);
  });

  test('sixty thousand GPS entries are all removed', () => {
    expect(removeTiffLocation(tiffOf({ bytes: BLOCK_BYTES_MAX, directories: 1, tag: 0x8825 }))).toBe(true);
  });
});

describe('HEIC', () => {
  const refused = /UNSUPPORTED_MEDIA_TYPE: .*more hidden data/;

  test('one item listed 65,535 times', async () => {
    expect(await outcomeOf(heicOf({ items: 65_535, extents: 1 }))).toMatch(refused);
  });
  test('extents of 0 bytes, 65,535 in each of many items', async () => {
    expect(await outcomeOf(heicOf({ items: 60_000, extents: 65_535, fieldBytes: 0 }))).toMatch(refused);
  });
  test('an item listed twice, however cheap', async () => {
    expect(await outcomeOf(heicOf({ items: 1, extents: 1 }))).toBe('image/heic');
    expect(await outcomeOf(heicOf({ items: 2, extents: 1 }))).toMatch(refused);
  });
  test('more pieces than any real picture has, however small', async () => {
    expect(await outcomeOf(heicOf({ items: 1, extents: 10_000, extentBytes: 10 }))).toBe('image/heic');
    expect(await outcomeOf(heicOf({ items: 1, extents: 10_001, extentBytes: 10 }))).toMatch(refused);
  });
  test('one item in 65,535 pieces', async () => {
    expect(await outcomeOf(heicOf({ items: 1, extents: 65_535 }))).toMatch(refused);
  });
  test('a hundred thousand empty boxes', async () => {
    const film = Buffer.from('\0\0\0\x08moov', 'latin1');
    const bytes = Buffer.concat([heicOf({ items: 0, extents: 0 }), ...Array.from({ length: 100_000 }, () => film)]);
    expect(await outcomeOf(bytes)).toMatch(/UNSUPPORTED_MEDIA_TYPE/);
  });
  test('an outer box that ends in the middle of its length', async () => {
    const cut = Buffer.from('\0\0\0\x01mdat\0\0', 'latin1');
    expect(await outcomeOf(Buffer.concat([heicOf({ items: 0, extents: 0 }), cut]))).toBe('image/heic');
  });
});

describe('unbounded steps', () => {
  const MEGABYTE = 1024 * 1024;
  test('a JPEG of a million scans', async () => {
    const scan = Buffer.from([0xff, 0xda, 0, 2, 1, 1]);
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(4 * MEGABYTE, scan)]);
    expect(await outcomeOf(bytes)).toMatch(/UNSUPPORTED_MEDIA_TYPE: .*too long to check/);
  });
  test('a JPEG of a million empty blocks', async () => {
    const block = Buffer.from([0xff, 0xe1, 0, 2]);
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(4 * MEGABYTE, block)]);
    expect(await outcomeOf(bytes)).toMatch(/UNSUPPORTED_MEDIA_TYPE/);
  });
  test('a PNG of a million chunks', async () => {
    const bytes = Buffer.concat([pngWithXmp(Buffer.alloc(0)).subarray(0, 33), Buffer.alloc(4 * MEGABYTE)]);
    expect(await outcomeOf(bytes)).toMatch(/UNSUPPORTED_MEDIA_TYPE: .*too long to check/);
  });
  test('ordinary pictures are far below the limit: a progressive JPEG of 20 megabytes', async () => {
    const scan = Buffer.concat([Buffer.from([0xff, 0xda, 0, 2]), Buffer.alloc(2 * MEGABYTE, 0x55)]);
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), ...Array.from({ length: 10 }, () => scan)]);
    expect(await outcomeOf(bytes)).toBe('image/jpeg');
  });
});
