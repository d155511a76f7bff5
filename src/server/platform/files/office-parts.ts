/** What a Word or Excel file must not contain: programs, and links that load something when the file is opened. */
import sax from 'sax';
import { refusedFile } from './refusal.ts';

const MACROS = 'This file contains macros, which we can’t accept. Save it without them and upload that.';
const OBJECTS =
  'This file contains an object from another program (OLE or ActiveX), which we can’t accept. Save it as a PDF, or without the object, and upload that.';
const EXTERNAL =
  'This file loads something from elsewhere when opened (a template, picture or object), which we can’t accept. Save it as a PDF and upload that.';
export const BROKEN = 'This Word or Excel file is damaged and can’t be opened. Save it again and upload that.';
const ARCHIVE_INSIDE = 'This file contains another archive, which we can’t accept. Upload its contents separately.';

const ARCHIVE = /\.(zip|rar|7z|gz|tgz|bz2|xz|tar|jar|cab|iso|ace|arj|lzh)$/i;
const MACRO_PARTS = /(^|\/)vba(Project|Data)\b|\.(doc|dot|ppt|pot|pps|sld|xls|xlt|xla)m$|\.xlsb$/i;
const OBJECT_PARTS = /(^|\/)activeX\/|(^|\/)embeddings\/[^/]*\.(bin|ole|exe|dll|scr|js|vbs|msi|cmd|bat|ps1|lnk|hta)$/i;

/** Relationships whose target is an embedded program. */
const OBJECT_TYPES = new Set(['oleobject', 'control', 'activexcontrolbinary']);
/** Relationships that load nothing until the reader asks: links, and the workbooks a formula mentions. */
const LAZY_TYPES = /^(hyperlink|externallink\w*|xl\w*)$/;
/** A path on the sender's own disk: it loads nothing on any other machine. Word records the template of a letter like this. */
const OWN_DISK = /^(file:\/\/\/)?[a-z]:[\\/]/i;
const ELSEWHERE = /^([a-z][a-z0-9+.-]+:|[\\/]{2})/i;

/** Parts that are read as text. */
export const RELATIONSHIPS = /\.rels$/i;
export const EXTERNAL_BOOKS = /(^|\/)externalLinks\/[^/]*\.xml$/i;
const LIVE_LINKS = /<(\w+:)?(ddeLink|oleLink)\b/;

/** @throws {AppError} UNSUPPORTED_MEDIA_TYPE for parts that are programs or archives, by their names */
export function checkPartName(name: string): void {
  if (MACRO_PARTS.test(name)) throw refusedFile(MACROS);
  if (OBJECT_PARTS.test(name)) throw refusedFile(OBJECTS);
  if (ARCHIVE.test(name)) throw refusedFile(ARCHIVE_INSIDE);
}

/** @throws {AppError} UNSUPPORTED_MEDIA_TYPE for macros, by their type */
export function checkContentTypes(types: string): void {
  if (/macroEnabled/i.test(types)) throw refusedFile(MACROS);
}

/**
 * XML as text: UTF-8, or UTF-16 by its first bytes, the only encodings Office files may use.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE for anything else
 */
export function decodeXml(bytes: Buffer): string {
  const [first, second] = bytes;
  const wide = first === 0xff || second === 0 ? 'utf-16le' : first === 0xfe || first === 0 ? 'utf-16be' : null;
  const text = new TextDecoder(wide ?? 'utf-8').decode(bytes);
  const declared = /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.-]{1,40})["']/i.exec(text)?.[1];
  if (declared && !/^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-1|windows-1252)$/i.test(declared))
    throw refusedFile(BROKEN);
  return text;
}

type Attributes = { type: string; target: string; mode: string };

function attributesOf(given: Record<string, unknown>): Attributes {
  const found = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), String(value).trim()]));
  const type = (found.get('type') ?? '').toLowerCase();
  return {
    type: type.slice(type.lastIndexOf('/') + 1),
    target: found.get('target') ?? '',
    mode: (found.get('targetmode') ?? '').toLowerCase(),
  };
}

function checkRelationship({ type, target, mode }: Attributes): void {
  if (OBJECT_TYPES.has(type)) throw refusedFile(OBJECTS);
  if (LAZY_TYPES.test(type) || OWN_DISK.test(target)) return;
  if (mode === 'external' || ELSEWHERE.test(target)) throw refusedFile(EXTERNAL);
}

/** @throws {AppError} UNSUPPORTED_MEDIA_TYPE for objects, for external content that is loaded, and for incomplete XML */
export function checkRelationships(xml: string): void {
  const parser = sax.parser(true, { position: false });
  parser.onopentag = ({ name, attributes }) => {
    if (name.slice(name.indexOf(':') + 1).toLowerCase() === 'relationship') checkRelationship(attributesOf(attributes));
  };
  // Office files have none; custom entities could be used to hide a word.
  parser.ondoctype = () => {
    throw refusedFile(BROKEN);
  };
  parser.onerror = () => {
    throw refusedFile(BROKEN);
  };
  parser.write(xml).close();
}

/** @throws {AppError} UNSUPPORTED_MEDIA_TYPE for a workbook that requests its values from other programs */
export function checkExternalBook(xml: string): void {
  if (LIVE_LINKS.test(xml)) throw refusedFile(OBJECTS);
}
