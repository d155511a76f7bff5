import { sizeInWords } from '#shared/documents/file-check.ts';
import type { UploadItem } from './upload-item.ts';

const pauses = {
  connection: 'You’re offline. The upload will resume automatically when you’re back online.',
  session: 'You were signed out. The upload will resume when you sign in again.',
  file: 'Interrupted when the page was reloaded. Choose the same file again to pick up where it left off.',
};

/** The progress of a file, in words: under its bar, and for screen readers. */
export function uploadWords(item: UploadItem): string {
  const { state, sent, size, pause, problem, uploaded, held } = item;
  if (state === 'failed') return problem ?? 'It was not uploaded.';
  if (state === 'paused' && pause) return pauses[pause];
  if (state === 'waiting') return 'Waiting';
  if (state === 'attaching') return 'Finishing';
  if (state === 'arrived') return held ? `${sizeInWords(size)}, ready` : 'Finishing';
  if (state === 'done') {
    return uploaded?.sameAs ? `Uploaded. The same file is already here as "${uploaded.sameAs}".` : 'Uploaded';
  }
  return `${sizeInWords(sent)} of ${sizeInWords(size)}`;
}

/** Whole percent, for the bar. An uploaded file is not done until it is a document. */
export function uploadPercent({ sent, size }: UploadItem): number {
  return size === 0 ? 0 : Math.min(100, Math.floor((sent / size) * 100));
}
