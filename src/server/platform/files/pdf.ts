/**
 * PDF files that run JavaScript or start programs are refused. Readers find objects by offsets that the file itself states, so nothing here
 * trusts its structure: names are searched for in all bytes, and in the content of all compressed streams.
 */
import { inflateAt } from './inflate.ts';
import { TOO_COMPLEX } from './metered.ts';
import { dictionaryBefore, filterOf, isImage, isObjectStream } from './pdf-dictionary.ts';
import { actionPattern, namePattern } from './pdf-names.ts';
import type { RandomAccess } from './random-access.ts';
import { refusedFile } from './refusal.ts';

/** Longer than any of the names, in its longest spelling. */
const OVERLAP = 256;
const STREAMS_MAX = 100_000;
/** Bytes that all streams together may unpack to. Pictures are not unpacked. */
const UNPACKED_MAX = 500 * 1024 * 1024;

const SCRIPT = 'This PDF contains JavaScript, which we can’t accept. Print it to a new PDF and upload that.';
const LAUNCH = 'This PDF can start other programs, which we can’t accept. Print it to a new PDF and upload that.';
const PROTECTED =
  'This PDF is protected, so we can’t check what’s inside. Save it without protection, or print it to a new PDF, and upload that.';
const UNREADABLE = 'This PDF is built in a way we can’t check. Print it to a new PDF and upload that.';

const javaScript = namePattern('JavaScript');
const launch = namePattern('Launch');
const rendition = namePattern('Rendition');
const script = namePattern('JS');
const encryption = namePattern('Encrypt');
/** Without one of these, no reader finds objects inside a stream. */
const compression = ['XRef', 'XRefStm', 'ObjStm'].map(namePattern);
const javaScriptAction = actionPattern('JavaScript');
const launchAction = actionPattern('Launch');
/** Scripts of an XFA form are written in XML. */
const XFA_SCRIPT = /application\/x-javascript/i;

type Found = { rendition: boolean; script: boolean; encrypted: boolean; compressed: boolean; unpacked: number };
type Check = (text: string) => void;

/** Names among objects: a reader may act on each of them. */
function checkObjects(found: Found): Check {
  return (text) => {
    if (javaScript.test(text) || XFA_SCRIPT.test(text)) throw refusedFile(SCRIPT);
    if (launch.test(text)) throw refusedFile(LAUNCH);
    found.rendition ||= rendition.test(text);
    found.script ||= script.test(text);
    // A rendition action has its script without the longer name.
    if (found.rendition && found.script) throw refusedFile(SCRIPT);
  };
}

/** Names in any other stream, which may be the text of a page: a bare `/Launch` means nothing there. */
function checkContent(text: string): void {
  if (javaScriptAction.test(text) || XFA_SCRIPT.test(text)) throw refusedFile(SCRIPT);
  if (launchAction.test(text)) throw refusedFile(LAUNCH);
}

/** Passes on chunks as overlapping texts, so that nothing is missed between two of them. */
function overlapping(check: (text: string, offset: number) => void): (chunk: Buffer) => void {
  let carry = '';
  let offset = 0;
  return (chunk) => {
    const text = carry + chunk.toString('latin1');
    check(text, offset - carry.length);
    offset += chunk.length;
    carry = text.slice(-OVERLAP);
  };
}

/** Reads the file once. Returns where the content of each stream begins. */
async function checkBytes(file: RandomAccess, found: Found): Promise<Set<number>> {
  const streams = new Set<number>();
  const check = checkObjects(found);
  const take = overlapping((text, offset) => {
    check(text);
    found.encrypted ||= encryption.test(text);
    found.compressed ||= compression.some((name) => name.test(text));
    for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream[ \t]{0,9}\r?\n?/g)) {
      const end = index + keyword.length;
      // Cut off by the end of the text: the next one contains it completely, unless the file ends here.
      if (end < text.length || offset + end >= file.size) streams.add(offset + end);
    }
    if (streams.size > STREAMS_MAX) throw refusedFile(TOO_COMPLEX);
  });
  for await (const chunk of file.stream()) take(chunk);
  return streams;
}

async function checkStream(file: RandomAccess, start: number, found: Found): Promise<void> {
  const dictionary = await dictionaryBefore(file, start);
  if (isImage(dictionary)) return;
  const objects = isObjectStream(dictionary);
  const filter = filterOf(dictionary);
  if (objects && filter === 'other') throw refusedFile(UNREADABLE);
  const take = overlapping(objects ? checkObjects(found) : checkContent);
  const whole = await inflateAt(file, start, (chunk) => {
    found.unpacked += chunk.length;
    if (found.unpacked > UNPACKED_MAX) throw refusedFile(TOO_COMPLEX);
    take(chunk);
  });
  if (objects && filter === 'flate' && !whole) throw refusedFile(UNREADABLE);
}

/**
 * Refuses a PDF with active content.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE for JavaScript, for actions that start programs, and for what cannot be checked
 */
export async function checkPdf(file: RandomAccess): Promise<void> {
  const found: Found = { rendition: false, script: false, encrypted: false, compressed: false, unpacked: 0 };
  const streams = await checkBytes(file, found);
  // Names are never encrypted, but streams are, and the objects in them.
  if (found.encrypted && found.compressed) throw refusedFile(PROTECTED);
  for (const start of streams) await checkStream(file, start, found);
}
