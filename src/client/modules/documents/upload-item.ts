/** One upload, and what a reload leaves of it. */
import type { IssuedAs } from '#shared/documents/schema.ts';
import type { DocumentCategory } from '#shared/lines/document-categories.ts';

export type UploadState =
  /** Queued. */
  | 'waiting'
  | 'sending'
  /** The server has all of it. */
  | 'arrived'
  /** It is being made a document. */
  | 'attaching'
  /** Resumes when what is missing is back. */
  | 'paused'
  | 'failed'
  | 'done';

/** What a paused upload waits for: a connection, a login, or the file itself, which the page loses in a reload. */
export type PauseReason = 'connection' | 'session' | 'file';

export interface UploadPurpose {
  caseId: string;
  /** Which part of the screen sends it: the documents, or one composer. */
  place: string;
  category: DocumentCategory;
  /** The checklist item it answers. */
  requestId?: string | undefined;
  /** The document it is a new version of. */
  documentId?: string | undefined;
  /** What of the client's own policy it is. */
  issuedAs?: IssuedAs | undefined;
  staffOnly: boolean;
  /** Uploads and waits: it becomes a document when its message is sent. */
  held: boolean;
}

export interface UploadedDocument {
  documentId: string;
  title: string;
  /** Where the identical file is already stored. */
  sameAs: string | null;
}

export interface UploadItem extends UploadPurpose {
  id: string;
  name: string;
  size: number;
  fingerprint: string;
  state: UploadState;
  /** Bytes that are sent or on their way. */
  sent: number;
  /** The server has all of it. */
  whole: boolean;
  pause: PauseReason | null;
  problem: string | null;
  /** A retry would fail the same way. */
  hopeless: boolean;
  /** Where tus resumes. */
  uploadUrl: string | null;
  uploaded: UploadedDocument | null;
}

/** Recognizes a file that is chosen again after a reload. */
export function fingerprintOf(file: { name: string; size: number; lastModified: number }): string {
  return [file.name, file.size, file.lastModified].join('|');
}

/** The last part of the address that the server assigned to an upload. */
export function uploadIdOf(uploadUrl: string): string {
  return uploadUrl.split('/').at(-1)?.split('?')[0] ?? '';
}

/** Something would be lost if the page were left now. */
export function isUnderWay({ state, pause }: UploadItem): boolean {
  return (
    state === 'waiting' || state === 'sending' || state === 'attaching' || (state === 'paused' && pause !== 'file')
  );
}

/** How an upload resumes after a pause or a failure: a completely uploaded file is not sent again. */
export function goingOn({ whole }: UploadItem): Pick<UploadItem, 'state' | 'pause' | 'problem'> {
  return { state: whole ? 'arrived' : 'waiting', pause: null, problem: null };
}

/** What a reload leaves: a file that had arrived continues automatically, any other must be chosen again. */
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

/** The same file is already being uploaded for the same purpose: a second drop is a mistake. */
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

/** Retry delays, spread so that many phones leaving one tunnel do not all reconnect at once. */
export function retryDelays(random: () => number = Math.random): number[] {
  return [500, 1_000, 2_000, 4_000, 8_000, 15_000, 20_000].map((delay) => Math.round(delay * (0.75 + random() / 2)));
}
