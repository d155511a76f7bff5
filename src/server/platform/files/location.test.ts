/** Pictures lose their location and nothing else. */
import exifr from 'exifr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heicWith, pictureWithPlace, tiffWithPlace, xmpWithPlace } from '../../../../tests/support/pictures.ts';
import { examine } from './examine.ts';
import { cleanedStream, type RandomAccess } from './random-access.ts';

function inMemory(bytes: Buffer): RandomAccess {
  return {
    size: bytes.length,
    read: async (at, length) => Buffer.from(bytes.subarray(at, at + length)),
    async *stream(start = 0, end = bytes.length) {
      for (let at = start; at < end; at += 1000) yield bytes.subarray(at, Math.min(at + 1000, end));
    },
  };
}

async function cleaned(bytes: Buffer): Promise<{ mediaType: string; bytes: Buffer }> {
  const file = inMemory(bytes);
  const examined = await examine(file, 'photo');
  const chunks: Buffer[] = [];
  for await (const chunk of cleanedStream(file, examined)) chunks.push(Buffer.from(chunk));
  return { mediaType: examined.mediaType, bytes: Buffer.concat(chunks) };
}

/** The content of the EXIF block; extracted by hand from a WebP, which the reader does not support. */
async function exifOf(picture: Buffer): Promise<Buffer> {
  const { format, exif } = await sharp(picture).metadata();
  if (format !== 'webp' || !exif) return picture;
  return exif.subarray(0, 4).toString('latin1') === 'Exif' ? exif.subarray(6) : exif;
}

const PLACE = /51,2\.7|114,4\.0/;

describe.each(['jpeg', 'png', 'webp'] as const)('a %s', (format) => {
  test('loses its location, and is still the same picture the right way up', async () => {
    const given = await pictureWithPlace(format);
    expect(await exifr.gps(await exifOf(given))).toMatchObject({ latitude: expect.closeTo(51.045, 2) });
    // Compressed in a PNG.
    if (format !== 'png') expect(given.toString('latin1')).toMatch(PLACE);
    const { mediaType, bytes } = await cleaned(given);
    expect(mediaType).toBe(`image/${format}`);
    expect(bytes).toHaveLength(given.length);
    expect(await exifr.gps(await exifOf(bytes))).toBeUndefined();
    const kept = await exifr.parse(await exifOf(bytes), { translateValues: false });
    expect(kept).toMatchObject({ Orientation: 6, Make: 'Prairie' });
    expect(JSON.stringify(kept)).not.toMatch(/GPS|[Ll]atitude/);
    expect(bytes.toString('latin1')).not.toMatch(PLACE);
    const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer();
    expect((await pixels(bytes)).equals(await pixels(given))).toBe(true);
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
  });

  test('without a location stays identical, byte for byte', async () => {
    const given = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#e3b04b' } })
      .withExif({ IFD0: { Make: 'Prairie' } })
      .toFormat(format)
      .toBuffer();
    expect((await cleaned(given)).bytes.equals(given)).toBe(true);
  });

  test('loses data after the picture, such as a film with its own location', async () => {
    const given = await pictureWithPlace(format);
    const { bytes } = await cleaned(Buffer.concat([given, Buffer.from('....ftypmp42....\xa9xyz+51.045-114.07/')]));
    expect(bytes).toHaveLength(given.length);
  });
});

test.each([0, 1, 2])(
  'a HEIC with an item table of version %i is without its place, and keeps its orientation',
  async (version) => {
    const given = heicWith({ exif: tiffWithPlace(), xmp: xmpWithPlace(), version });
    expect(await exifr.gps(given)).toMatchObject({ latitude: expect.closeTo(51.045, 2) });
    const { mediaType, bytes } = await cleaned(given);
    expect(mediaType).toBe('image/heic');
    expect(bytes).toHaveLength(given.length);
    expect(await exifr.gps(bytes)).toBeUndefined();
    expect(await exifr.parse(bytes, { translateValues: false })).toMatchObject({ Orientation: 6 });
    expect(bytes.toString('latin1')).not.toMatch(PLACE);
    expect(bytes.toString('latin1')).not.toContain('+51.045');
  },
);

test('damaged pictures do not crash anything', async () => {
  const pictures = await Promise.all((['jpeg', 'png', 'webp'] as const).map((format) => pictureWithPlace(format)));
  for (const picture of [...pictures, heicWith({ exif: tiffWithPlace(), xmp: xmpWithPlace(), version: 1 })]) {
    for (let cut = 20; cut < picture.length; cut += 37) await cleaned(picture.subarray(0, cut));
    for (let at = 12; at < picture.length; at += 11) {
      const bent = Buffer.from(picture);
      bent[at] = 0xff;
      await cleaned(bent).catch((error) => expect(error).toHaveProperty('code', 'UNSUPPORTED_MEDIA_TYPE'));
    }
  }
});
