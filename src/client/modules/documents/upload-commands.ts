/** User actions on uploads. */

import { newId } from '#client/lib/new-id.ts';
import {
  findInterrupted,
  fingerprintOf,
  goingOn,
  isAlreadyThere,
  type UploadItem,
  type UploadPurpose,
} from './upload-item.ts';
import { abandon, attach, pump } from './upload-runner.ts';
import { addUpload, changeUpload, currentUploads, dropUpload, files, findUpload } from './upload-store.ts';

/** Adds files to the queue. One that was interrupted by a reload resumes where it was. */
export function sendFiles(
  chosen: readonly File[],
  purpose: UploadPurpose,
  problemOf: (file: File, waitingBytes: number) => string | null,
): void {
  for (const file of chosen) {
    const fingerprint = fingerprintOf(file);
    const interrupted = findInterrupted(currentUploads(), fingerprint, purpose.caseId);
    if (interrupted) giveFile(interrupted.id, file);
    else if (!isAlreadyThere(currentUploads(), fingerprint, purpose)) {
      const problem = problemOf(file, waitingBytes(purpose.caseId));
      addUpload(newItem(file, fingerprint, purpose, problem), file);
    }
  }
  pump();
}

function newItem(file: File, fingerprint: string, purpose: UploadPurpose, problem: string | null): UploadItem {
  return {
    ...purpose,
    id: newId(),
    name: file.name,
    size: file.size,
    fingerprint,
    state: problem ? 'failed' : 'waiting',
    sent: 0,
    whole: false,
    pause: null,
    problem,
    hopeless: problem !== null,
    uploadUrl: null,
    uploaded: null,
  };
}

/** Bytes of this case that are being uploaded and not yet counted by the server. */
function waitingBytes(caseId: string): number {
  return currentUploads()
    .filter((item) => item.caseId === caseId && item.state !== 'failed' && item.state !== 'done')
    .reduce((sum, { size }) => sum + size, 0);
}

/** After a reload: the same file again. Returns whether it was the same. */
export function giveFile(id: string, file: File): boolean {
  const item = findUpload(id);
  if (!item || item.fingerprint !== fingerprintOf(file)) return false;
  files.set(id, file);
  changeUpload(id, { state: 'waiting', pause: null, problem: null });
  pump();
  return true;
}

/** Also for one that waits for a connection. A completely uploaded file is not sent again. */
export function tryAgain(id: string): void {
  const item = findUpload(id);
  if (!item) return;
  changeUpload(id, goingOn(item));
  pump();
}

/** Removes it from the queue, whatever its state. An existing document stays. */
export function cancelUpload(id: string): void {
  const item = findUpload(id);
  if (!item) return;
  abandon(item);
  dropUpload(id);
  pump();
}

/**
 * Turns uploads that waited for their message into documents: the message is being sent. One after the other, so that they keep the order
 * in which they were chosen; called again for each next one.
 */
export function releaseHeld(place: string): void {
  const own = currentUploads().filter((item) => item.place === place);
  const next = own.find(({ state }) => state !== 'done');
  if (next?.state === 'arrived') void attach(next.id);
}
