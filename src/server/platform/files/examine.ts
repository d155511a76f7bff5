/** Detects a file's type from its content, and decides what of it is kept. */
import { fileTypeFromBuffer } from 'file-type';
import type { DocumentMediaType } from '#shared/platform/file-types.ts';
import { TOO_MUCH_HIDDEN } from './hidden-data.ts';
import { cleanHeic } from './location-heic.ts';
import { cleanJpeg } from './location-jpeg.ts';
import { cleanPng } from './location-png.ts';
import { cleanWebp } from './location-webp.ts';
import { metered } from './metered.ts';
import { examineOffice } from './office.ts';
import { checkPdf } from './pdf.ts';
import { examineText } from './plain-text.ts';
import type { Cleaned, RandomAccess } from './random-access.ts';
import { refusedFile, wrongType } from './refusal.ts';

export type Examined = Cleaned & { mediaType: DocumentMediaType };

const FIRST_BYTES = 4_100;
/** Changed ranges in one picture: cameras write one or two metadata blocks, or several hundred pieces of a depth map. */
const PATCHES_MAX = 10_000;
/** HEVC pictures; a container of the same kind with AV1 inside is another type. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis'];

function isZip(first: Buffer): boolean {
  return first.readUInt32LE(0) === 0x04034b50;
}

function isHeic(first: Buffer): boolean {
  if (first.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = first.toString('latin1', 8, Math.min(first.readUInt32BE(0), first.length));
  return HEIC_BRANDS.some((brand) => brands.includes(brand));
}

const cleaners: Partial<Record<DocumentMediaType, (file: RandomAccess) => Promise<Cleaned>>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/heic': cleanHeic,
};

async function mediaTypeOf(file: RandomAccess, fileName: string): Promise<DocumentMediaType> {
  const first = await file.read(0, FIRST_BYTES);
  if (first.length >= 4 && isZip(first)) return examineOffice(file);
  if (first.length >= 12 && isHeic(first)) return 'image/heic';
  const mime = (await fileTypeFromBuffer(first))?.mime as string | undefined;
  if (mime === 'application/pdf' && first.toString('latin1', 0, 5) === '%PDF-') {
    await checkPdf(file);
    return mime;
  }
  if (mime === 'image/jpeg' || mime === 'image/png' || mime === 'image/webp') return mime;
  if (mime === 'application/x-cfb')
    throw refusedFile(
      'This is an older or password-protected Office file. Save it as DOCX or XLSX without a password.',
    );
  if (mime) throw wrongType();
  return examineText(file, fileName);
}

/**
 * The type by content, and what is kept: pictures lose their location. How much this may read is bounded by the size of the file.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE with a sentence about what is wrong, or which types are accepted
 */
export async function examine(given: RandomAccess, fileName: string): Promise<Examined> {
  const file = metered(given);
  const mediaType = await mediaTypeOf(file, fileName);
  const clean = cleaners[mediaType];
  const cleaned = clean ? await clean(file) : { length: file.size, patches: [] };
  if (cleaned.patches.length > PATCHES_MAX) throw refusedFile(TOO_MUCH_HIDDEN);
  return { mediaType, ...cleaned };
}
