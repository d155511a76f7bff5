/** The name of a file as shown and offered for download: untrusted input never becomes a path, a hidden file or reversed text. */
import { type DocumentMediaType, documentTypes } from '#shared/platform/file-types.ts';

const LENGTH_MAX = 120;
/** Control characters, direction marks and other invisible ones, lone surrogates, and line separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Not allowed in names on some systems. */
const FORBIDDEN = /[<>:"|?*]/g;

const everyEnding: string[] = Object.values(documentTypes).flatMap(({ endings }) => [...endings]);

/** The extension with its dot, in lower case; empty when there is none. */
export function endingOf(name: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '';
}

function withoutPath(name: string): string {
  return name.split(/[/\\]/).findLast((part) => part.replace(INVISIBLE, '').trim() !== '') ?? '';
}

/**
 * Readable, at most 120 characters, with the extension of the actual type: a PDF called `photo.exe` is saved as `photo.exe.pdf`.
 */
export function cleanFileName(given: string, mediaType: DocumentMediaType): string {
  const endings: readonly string[] = documentTypes[mediaType].endings;
  const name = withoutPath(given.normalize('NFC'))
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\s.]+$/, '');
  const found = endingOf(name);
  const ending = endings.includes(found) ? found : (endings[0] ?? '');
  const stem = everyEnding.includes(found) ? name.slice(0, -found.length) : name;
  const short = [...stem.replace(/^[\s.]+/, '')]
    .slice(0, LENGTH_MAX - ending.length)
    .join('')
    .trim();
  return `${short || 'document'}${ending}`;
}

/** The default title of a document: its name without the extension. */
export function titleOf(fileName: string): string {
  return fileName.slice(0, fileName.length - endingOf(fileName).length) || fileName;
}
