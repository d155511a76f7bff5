/** One file on its way, and what a reload leaves of it. */
import type { DocumentCategory } from '#shared/lines/document-categories.ts';

export type UploadState =
  /** Its turn comes. */
  | 'waiting'
  | 'sending'
  /** All of it is on the server. */
  | 'arrived'
  /** Becomes a document. */
  | 'attaching'
  /** Goes on when what is missing is there again. */
  | 'paused'
  | 'failed'
  | 'done';

/** What a paused upload waits for: a connection, a login, or the file itself, which a reload takes away from the page. */
export type PauseReason = 'connection' | 'session' | 'file';

export interface UploadPurpose {
  caseId: string;
  /** Which part of the screen sends it: the documents, or one composer. */
  place: string;
  category: DocumentCategory;
  /** The line of the checklist it answers. */
  requestId?: string | undefined;
  /** The document it is a new version of. */
  documentId?: string | undefined;
  staffOnly: boolean;
  /** Arrives and waits: it becomes a document when the message it belongs to is sent. */
  held: boolean;
}

export interface UploadedDocument {
  documentId: string;
  title: string;
  /** Where the very same file lies already. */
  sameAs: string | null;
}

export interface UploadItem extends UploadPurpose {
  id: string;
  name: string;
  size: number;
  fingerprint: string;
  state: UploadState;
  /** Bytes on their way or there. */
  sent: number;
  /** The server has all of it. */
  whole: boolean;
  pause: PauseReason | null;
  problem: string | null;
  /** Trying again would end the same way. */
  hopeless: boolean;
  /** Where tus goes on. */
  uploadUrl: string | null;
  uploaded: UploadedDocument | null;
}

/** Recognises a file that is chosen again after a reload. */
export function fingerprintOf(file: { name: string; size: number; lastModified: number }): string {
  return [file.name, file.size, file.lastModified].join('|');
}

/** The last part of the address that the server gave an upload. */
export function uploadIdOf(uploadUrl: string): string {
  return uploadUrl.split('/').at(-1)?.split('?')[0] ?? '';
}

/** Something would be lost if the page were left now. */
export function isUnderWay({ state, pause }: UploadItem): boolean {
  return (
    state === 'waiting' || state === 'sending' || state === 'attaching' || (state === 'paused' && pause !== 'file')
  );
}

/** How an upload goes on after a pause or a failure: what the server has whole is not sent again. */
export function goingOn({ whole }: UploadItem): Pick<UploadItem, 'state' | 'pause' | 'problem'> {
  return { state: whole ? 'arrived' : 'waiting', pause: null, problem: null };
}

/** What a reload leaves: a file that had arrived goes on by itself, another one must be chosen again. */
export function restored(items: readonly UploadItem[]): UploadItem[] {
  return items.flatMap((item): UploadItem[] => {
    if (item.state === 'done') return item.held ? [item] : [];
    if (item.state === 'failed' && item.hopeless) return [item];
    if (item.whole) return [{ ...item, ...goingOn(item) }];
    return [{ ...item, state: 'paused', pause: 'file', problem: null }];
  });
}

/** The interrupted upload that this file would complete. */
export function findInterrupted(
  items: readonly UploadItem[],
  fingerprint: string,
  caseId: string,
): UploadItem | undefined {
  return items.find(
    (item) =>
      item.fingerprint === fingerprint && item.caseId === caseId && item.state === 'paused' && item.pause === 'file',
  );
}

/** The same file for the same purpose is on its way already: a second drop of it is a slip of the hand. */
export function isAlreadyThere(items: readonly UploadItem[], fingerprint: string, purpose: UploadPurpose): boolean {
  return items.some(
    (item) =>
      item.fingerprint === fingerprint &&
      item.caseId === purpose.caseId &&
      item.place === purpose.place &&
      item.requestId === purpose.requestId &&
      item.documentId === purpose.documentId &&
      item.state !== 'failed' &&
      (item.state !== 'done' || item.held),
  );
}

/** Waiting times between attempts, spread so that many phones leaving one tunnel do not come back at one moment. */
export function retryDelays(random: () => number = Math.random): number[] {
  return [500, 1_000, 2_000, 4_000, 8_000, 15_000, 20_000].map((delay) => Math.round(delay * (0.75 + random() / 2)));
}
