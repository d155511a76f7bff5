/** DOCX and XLSX are ZIP files: examined entry by entry before the file is kept. Nothing is unpacked to disk. */
import { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { DocumentMediaType } from '#shared/platform/file-types.ts';
import { TOO_COMPLEX } from './metered.ts';
import {
  BROKEN,
  checkContentTypes,
  checkExternalBook,
  checkPartName,
  checkRelationships,
  decodeXml,
  EXTERNAL_BOOKS,
  RELATIONSHIPS,
} from './office-parts.ts';
import type { RandomAccess } from './random-access.ts';
import { refusedFile, wrongType } from './refusal.ts';

const ENTRIES_MAX = 5_000;
const UNPACKED_MAX = 500 * 1024 * 1024;
/** Below this size the compression ratio is not limited. */
const UNPACKED_ALWAYS = 10 * 1024 * 1024;
const RATIO_MAX = 100;
/** Relationships and similar parts are a few kilobytes; each is read into memory, one after the other. */
const XML_MAX = 1024 * 1024;

const BOMB =
  'This file expands to far more than it should, so we can’t accept it. Save the document again and upload that.';

const mainParts: [RegExp, DocumentMediaType][] = [
  [/wordprocessingml\.document\.main\+xml/, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  [/spreadsheetml\.sheet\.main\+xml/, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
];

class Reader extends yauzl.RandomAccessReader {
  readonly file: RandomAccess;
  constructor(file: RandomAccess) {
    super();
    this.file = file;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.file.stream(start, end), { objectMode: false });
  }
}

function checkEntry({ fileName, generalPurposeBitFlag }: Entry): void {
  if (generalPurposeBitFlag & 1)
    throw refusedFile('This file is password-protected. Save it without a password and upload that.');
  checkPartName(fileName);
}

/** Checks the size the parts claim to unpack to against the size of the file. */
function checkUnpacked(bytes: number, packed: number): void {
  if (bytes > UNPACKED_MAX || (bytes > UNPACKED_ALWAYS && bytes > packed * RATIO_MAX)) throw refusedFile(BOMB);
}

async function findEntries(zip: ZipFile, packed: number): Promise<Entry[]> {
  if (zip.entryCount > ENTRIES_MAX) throw refusedFile(BOMB);
  const entries: Entry[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry);
    unpacked += entry.uncompressedSize;
    checkUnpacked(unpacked, packed);
    entries.push(entry);
  }
  return entries;
}

/** Unpacks an entry and keeps its first bytes; the library stops where the entry becomes longer than it claims. */
async function unpack(zip: ZipFile, entry: Entry, keepBytes: number): Promise<Buffer> {
  const kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (length < keepBytes) kept.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(kept).subarray(0, keepBytes);
}

async function readXml(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > XML_MAX) throw refusedFile(TOO_COMPLEX);
  return decodeXml(await unpack(zip, entry, XML_MAX));
}

async function checkEntryContent(zip: ZipFile, entry: Entry): Promise<void> {
  if (RELATIONSHIPS.test(entry.fileName)) checkRelationships(await readXml(zip, entry));
  else if (EXTERNAL_BOOKS.test(entry.fileName)) checkExternalBook(decodeXml(await unpack(zip, entry, XML_MAX)));
  else await unpack(zip, entry, 0);
}

async function lookThrough(zip: ZipFile, packed: number): Promise<DocumentMediaType> {
  const entries = await findEntries(zip, packed);
  const typesEntry = entries.find(({ fileName }) => fileName === '[Content_Types].xml');
  if (!typesEntry) throw wrongType();
  const contentTypes = await readXml(zip, typesEntry);
  checkContentTypes(contentTypes);
  const found = mainParts.find(([pattern]) => pattern.test(contentTypes));
  if (!found) throw wrongType();
  for (const entry of entries) await checkEntryContent(zip, entry);
  return found[1];
}

/**
 * Which of the two types it is.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE for another archive, a zip bomb, a locked or damaged file, and one with active content
 */
export async function examineOffice(file: RandomAccess): Promise<DocumentMediaType> {
  let zip: ZipFile | undefined;
  try {
    // Closed by hand: the entries are read after the list of them.
    zip = await yauzl.fromRandomAccessReaderPromise(new Reader(file), file.size, {
      autoClose: false,
      lazyEntries: true,
    });
    return await lookThrough(zip, file.size);
  } catch (error) {
    throw error instanceof AppError ? error : refusedFile(BROKEN);
  } finally {
    zip?.close();
  }
}
