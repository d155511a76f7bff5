/** The name of a file as it is shown and offered for saving: what a stranger typed is never a path, never hidden, never backwards. */
import { type DocumentMediaType, documentTypes } from '#shared/platform/file-types.ts';

const LENGTH_MAX = 120;
/** Control characters, marks of direction and other invisible ones, half pairs, and line separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** What some systems do not allow in a name. */
const FORBIDDEN = /[<>:"|?*]/g;

const everyEnding: string[] = Object.values(documentTypes).flatMap(({ endings }) => [...endings]);

/** The ending with its dot, in small letters; empty when there is none. */
export function endingOf(name: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '';
}

function withoutPath(name: string): string {
  return name.split(/[/\\]/).findLast((part) => part.replace(INVISIBLE, '').trim() !== '') ?? '';
}

/**
 * Readable, at most 120 characters, with the ending of what the file really is: a PDF called `photo.exe` is saved as `photo.exe.pdf`.
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

/** What a document is called until somebody says otherwise: its name without the ending. */
export function titleOf(fileName: string): string {
  return fileName.slice(0, fileName.length - endingOf(fileName).length) || fileName;
}
