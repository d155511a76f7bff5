/** DOCX and XLSX are ZIP files: looked through entry by entry before one of them is kept. Nothing is unpacked anywhere. */
import { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { AppError } from '#server/app-error.ts';
import type { RandomAccess } from '#server/files/random-access.ts';
import { refusedFile, wrongType } from '#server/files/refusal.ts';
import type { DocumentMediaType } from '#shared/documents/schema.ts';

const ENTRIES_MAX = 5_000;
const UNPACKED_MAX = 500 * 1024 * 1024;
/** Small files may be packed however tightly. */
const UNPACKED_ALWAYS = 10 * 1024 * 1024;
const RATIO_MAX = 100;
const CONTENT_TYPES_MAX = 1024 * 1024;
const ARCHIVE = /\.(zip|rar|7z|gz|tgz|bz2|xz|tar|jar|cab|iso|ace|arj|lzh)$/i;

const BOMB =
  'This file unpacks to far more than it should, so we do not take it. Please save the document anew and send that.';
const BROKEN = 'This Word or Excel file is damaged and cannot be opened. Please save it anew and send that.';

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
    throw refusedFile('This file is locked with a password. Please save it without one and send that.');
  if (/(^|\/)vba(Project|Data)\b/i.test(fileName))
    throw refusedFile('This file contains macros, which we do not take. Please save it without them and send that.');
  if (ARCHIVE.test(fileName))
    throw refusedFile('This file has another archive inside, which we do not take. Please send its content by itself.');
}

/** What the parts claim to unpack to, counted against what the file weighs. */
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

/** Unpacks an entry to nowhere; the library stops where the entry becomes longer than it claims. */
async function unpack(zip: ZipFile, entry: Entry, keepBytes: number): Promise<string> {
  const kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (length < keepBytes) kept.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(kept).subarray(0, keepBytes).toString('utf8');
}

async function lookThrough(zip: ZipFile, packed: number): Promise<DocumentMediaType> {
  const entries = await findEntries(zip, packed);
  const typesEntry = entries.find(({ fileName }) => fileName === '[Content_Types].xml');
  if (!typesEntry) throw wrongType();
  const contentTypes = await unpack(zip, typesEntry, CONTENT_TYPES_MAX);
  if (/macroEnabled/i.test(contentTypes))
    throw refusedFile('This file contains macros, which we do not take. Please save it without them and send that.');
  const found = mainParts.find(([pattern]) => pattern.test(contentTypes));
  if (!found) throw wrongType();
  for (const entry of entries) await unpack(zip, entry, 0);
  return found[1];
}

/**
 * Which of the two it is.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE for another archive, a bomb, a locked or damaged file, and one with macros
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
