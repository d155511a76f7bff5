/** The quick check before anything is sent. It looks at name and size; the server inspects the content and decides. */

import { type DocumentMediaType, documentTypes, WRONG_FILE_TYPE } from '#shared/platform/file-types.ts';
import { keepUnits } from '#shared/platform/units.ts';
import type { DocumentLimits } from './schema.ts';

export type ChosenFile = { name: string; size: number; type: string };

const endings = Object.values(documentTypes).flatMap((type): readonly string[] => type.endings);

/** The file types that file dialogs offer first. */
export const acceptedFiles = [...Object.keys(documentTypes), ...endings].join(',');

const KB = 1024;
const MB = KB * KB;

/** `12 KB`, `3.4 MB`: sizes as people read them, in the same units as the limits. */
export function sizeInWords(bytes: number): string {
  if (bytes < KB) return keepUnits(`${bytes} bytes`);
  if (Math.round(bytes / KB) < 1_000) return keepUnits(`${Math.round(bytes / KB)} KB`);
  const megabytes = bytes / MB;
  return keepUnits(`${megabytes < 10 ? megabytes.toFixed(1).replace(/\.0$/, '') : Math.round(megabytes)} MB`);
}

function looksAccepted({ name, type }: ChosenFile): boolean {
  const ending = /\.[^.]+$/.exec(name)?.[0].toLowerCase();
  return ending ? endings.includes(ending) : type in documentTypes;
}

/** Why this file is rejected, or null. `waiting` is the number of bytes already being uploaded. */
export function fileProblem(
  file: ChosenFile,
  { fileBytes, caseBytes, usedBytes }: Pick<DocumentLimits, 'fileBytes' | 'caseBytes' | 'usedBytes'>,
  waiting = 0,
): string | null {
  if (!looksAccepted(file)) return WRONG_FILE_TYPE;
  if (file.size === 0) return 'This file is empty.';
  if (file.size > fileBytes)
    return `This file is too large: ${sizeInWords(file.size)}. Each file can be up to ${sizeInWords(fileBytes)}.`;
  if (usedBytes + waiting + file.size > caseBytes)
    return `There’s no space left: a request’s files can total up to ${sizeInWords(caseBytes)}.`;
  return null;
}

/** How this kind of file is previewed in the page, or null: then it can only be downloaded. */
export function previewOf(mediaType: DocumentMediaType): 'pdf' | 'image' | null {
  return documentTypes[mediaType].preview;
}
