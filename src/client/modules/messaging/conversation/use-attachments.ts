import { useEffect, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { cancelUpload, releaseHeld, sendFiles } from '#client/modules/documents/upload-commands.ts';
import type { UploadItem } from '#client/modules/documents/upload-item.ts';
import { dropUpload } from '#client/modules/documents/upload-store.ts';
import { useUploads } from '#client/modules/documents/use-uploads.ts';
import { fileProblem } from '#shared/documents/file-check.ts';
import { ATTACHMENTS_MAX } from '#shared/messaging/schema.ts';

export interface SentAlong {
  documentId: string;
  title: string;
}

/** Why a message cannot be sent with its files, or null while they upload or once they are there. */
function obstacle(uploads: readonly UploadItem[]): string | null {
  if (uploads.some(({ state }) => state === 'failed'))
    return 'One of the files could not be uploaded. Try again or remove it, then send the message.';
  if (uploads.some(({ pause }) => pause === 'file'))
    return 'One of the uploads was interrupted. Choose the file again or remove it, then send the message.';
  return null;
}

/**
 * The files of the message being written. They upload at once and become documents of the case only when the message
 * is sent: nobody sees a file that was removed again.
 * @param place separate for messages and notes, so that nothing chosen for a note can slip into a message
 */
export function useAttachments(caseId: string, place: string, note: boolean) {
  const utils = trpc.useUtils();
  const uploads = useUploads(caseId, place);
  const [problem, setProblem] = useState<string | null>(null);

  async function add(files: readonly File[]) {
    const room = ATTACHMENTS_MAX - uploads.length;
    setProblem(files.length > room ? `You can attach up to ${ATTACHMENTS_MAX} files to a message.` : null);
    // The immediate check needs the limits; without them the server still checks.
    const limits = await utils.documents.list.ensureData({ caseId }).then(
      (list) => list.limits,
      () => null,
    );
    sendFiles(
      files.slice(0, Math.max(0, room)),
      { caseId, place, category: 'other', staffOnly: note, held: true },
      (file, waiting) => limits && fileProblem(file, limits, waiting),
    );
  }

  function remove(item: UploadItem) {
    setProblem(null);
    cancelUpload(item.id);
    if (!item.uploaded) return;
    utils.client.documents.remove
      .mutate({ documentId: item.uploaded.documentId })
      .catch((error: unknown) =>
        showToast({ kind: 'error', title: 'The file was not deleted', message: toApiError(error).serverMessage }),
      );
  }

  return { uploads, add, remove, problem, setProblem };
}

/** Once asked to, waits until every file is a document, and then passes them on. An obstacle ends the wait. */
export function useSendWithFiles(
  uploads: readonly UploadItem[],
  place: string,
  onReady: (attachments: SentAlong[]) => void,
  onObstacle: (problem: string) => void,
): { waiting: boolean; start: () => void } {
  const [waiting, setWaiting] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no reason to run again
  useEffect(() => {
    if (!waiting) return;
    const problem = obstacle(uploads);
    const there = uploads.flatMap(({ uploaded }) => uploaded ?? []);
    if (problem) {
      setWaiting(false);
      onObstacle(problem);
    } else if (there.length === uploads.length) {
      setWaiting(false);
      for (const { id } of uploads) dropUpload(id);
      onReady(there.map(({ documentId, title }) => ({ documentId, title })));
    } else releaseHeld(place);
  }, [waiting, uploads, place]);

  return { waiting, start: () => setWaiting(true) };
}
