/** Every format we open, randomly damaged: the outcome is a result or a refusal, and the file is read a bounded number of times. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentTypes } from '#shared/platform/file-types.ts';
import { LIST_MAX_COLUMNS } from '#shared/platform/list-file.ts';
import { flate, objectStream, pdfOf, relationships } from '../../../../tests/support/active-documents.ts';
import { office, pdf } from '../../../../tests/support/files.ts';
import { countedFile } from '../../../../tests/support/hostile-pictures.ts';
import { heicWith, pictureWithPlace, tiffWithPlace, xmpWithPlace } from '../../../../tests/support/pictures.ts';
import { examine } from './examine.ts';
import { readImportFile } from './list-file.ts';
import { removeTiffLocation } from './location-tiff.ts';
import { blankXmpLocation } from './location-xmp.ts';
import { readBudget } from './metered.ts';
import { cleanedStream } from './random-access.ts';

/** The seed makes each run the same; a failure prints the smallest file that reproduces it. */
const RUNS = { numRuns: 150, seed: 14 } as const;

type Damage = { at: number; bytes: Uint8Array; how: 'replace' | 'insert' | 'remove' | 'repeat' };
const damage = fc.array(
  fc.record<Damage>({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
      // Lengths, counts and offsets at their limits.
      fc.constantFrom('ff', '00', 'ffff', 'ffffffff', '00000000', '7fffffff', '00000001', '0000ffff').map(fromHex),
    ),
    how: fc.constantFrom('replace', 'insert', 'remove', 'repeat'),
  }),
  { minLength: 1, maxLength: 6 },
);

function fromHex(hex: string): Uint8Array {
  return new Uint8Array(Buffer.from(hex, 'hex'));
}

function damaged(sample: Buffer, changes: readonly Damage[]): Buffer {
  let bytes = Buffer.from(sample);
  for (const { at, bytes: given, how } of changes) {
    const from = Math.floor(at * bytes.length);
    const after = how === 'insert' ? from : from + given.length;
    const middle =
      how === 'remove'
        ? []
        : how === 'repeat'
          ? Array.from({ length: 40 }, () => bytes.subarray(from, after))
          : [given];
    bytes = Buffer.concat([bytes.subarray(0, from), ...middle, bytes.subarray(after)]);
  }
  return bytes;
}

async function expectResultOrRefusal(bytes: Buffer, name: string): Promise<void> {
  const { file, read } = countedFile(bytes);
  const outcome = await examine(file, name).catch((error) => error as { code: string; message: string });
  const budget = readBudget(bytes.length);
  expect(read.calls).toBeLessThanOrEqual(budget.reads);
  expect(read.bytes).toBeLessThanOrEqual(budget.bytes);
  if ('code' in outcome) {
    expect(outcome).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', message: expect.stringMatching(/^[A-Z].*\.$/) });
    return;
  }
  expect(Object.keys(documentTypes)).toContain(outcome.mediaType);
  expect(outcome.length).toBeLessThanOrEqual(bytes.length + 12);
  let kept = 0;
  for await (const chunk of cleanedStream(countedFile(bytes).file, outcome)) kept += chunk.length;
  expect(kept).toBeLessThanOrEqual(bytes.length);
}

const samples: Record<string, () => Buffer | Promise<Buffer>> = {
  'photo.jpg': () => pictureWithPlace('jpeg'),
  'photo.png': () => pictureWithPlace('png'),
  'photo.webp': () => pictureWithPlace('webp'),
  'photo.heic': () => heicWith({ exif: tiffWithPlace(), xmp: xmpWithPlace(), version: 1 }),
  'policy.pdf': () => pdf('fuzz', 2_000),
  'compressed.pdf': () => pdfOf([objectStream('<</Type/Annot>>'), flate('BT (words) Tj ET'.repeat(40))]),
  'letter.docx': () => office('docx', { 'word/_rels/a.rels': relationships('hyperlink', 'https://example.com') }),
  'fleet.xlsx': () => office('xlsx'),
  'list.csv': () => Buffer.from('Name,Année\r\n"Érable, ""Inc""",2019\r\n'.repeat(40)),
  'notes.txt': () => Buffer.from('First line\nSecond\tline – with a dash\n'.repeat(40)),
};

describe.each(Object.keys(samples))('%s', (name) => {
  let sample: Buffer;
  beforeAll(async () => {
    sample = await (samples[name] as () => Buffer | Promise<Buffer>)();
  });

  test('damaged at any position', async () => {
    await fc.assert(
      fc.asyncProperty(damage, (changes) => expectResultOrRefusal(damaged(sample, changes), name)),
      RUNS,
    );
  });

  test('cut off at any position', async () => {
    const cuts = fc.double({ min: 0, max: 1, noNaN: true });
    await fc.assert(
      fc.asyncProperty(cuts, (at) => expectResultOrRefusal(sample.subarray(0, Math.floor(at * sample.length)), name)),
      { ...RUNS, numRuns: 40 },
    );
  });
});

test('a list for an import, damaged at any position and in any encoding', () => {
  const text = '\ufeffName;E-mail;Notes\r\n"Érable, ""Inc""";a@example.com;"two\nlines"\r\n'.repeat(30);
  const encoding = fc.constantFrom<BufferEncoding>('utf8', 'utf16le', 'latin1');
  fc.assert(
    fc.property(damage, encoding, (changes, label) => {
      const bytes = damaged(Buffer.from(text, label), changes);
      try {
        const { columns, rows } = readImportFile(bytes);
        expect(columns.length).toBeLessThanOrEqual(LIST_MAX_COLUMNS);
        expect(rows.length).toBeLessThanOrEqual(bytes.length);
        for (const { values } of rows) if (Array.isArray(values)) expect(values).toHaveLength(columns.length);
      } catch (error) {
        expect(error).toHaveProperty('code', 'BAD_REQUEST');
      }
    }),
    { ...RUNS, numRuns: 300 },
  );
});

test('an EXIF block, damaged at any position', () => {
  fc.assert(
    fc.property(damage, (changes) => {
      const block = damaged(tiffWithPlace(), changes);
      const { length } = block;
      try {
        removeTiffLocation(block);
      } catch (error) {
        expect(error).toHaveProperty('code', 'UNSUPPORTED_MEDIA_TYPE');
      }
      expect(block).toHaveLength(length);
    }),
    { ...RUNS, numRuns: 500 },
  );
});

test('an XMP packet, damaged at any position: no value of a GPS name is left', () => {
  const words = fc.constantFrom(
    '<exif:GPSLatitude>',
    '</exif:GPSLatitude>',
    ' exif:GPSAltitude="',
    '"',
    "'",
    '=',
    '>',
    '51,2',
    'GPS',
    ' ',
  );
  fc.assert(
    fc.property(damage, fc.array(words, { maxLength: 30 }), (changes, more) => {
      const packet = damaged(Buffer.concat([Buffer.from(more.join('')), xmpWithPlace()]), changes);
      blankXmpLocation(packet);
      expect(packet.toString('latin1')).not.toMatch(/GPS\w*\s*=\s*["']?[^"'\s]/);
    }),
    { ...RUNS, numRuns: 500 },
  );
});
