import { sizeInWords } from '#shared/documents/file-check.ts';
import type { UploadItem } from './upload-item.ts';

const pauses = {
  connection: 'The connection is gone. It goes on by itself as soon as it is back.',
  session: 'You were signed out. It goes on after you log in again.',
  file: 'Interrupted when the page was loaded again. Choose the same file once more, and it goes on where it stopped.',
};

/** The progress of a file, in words: under its bar, and for screen readers. */
export function uploadWords(item: UploadItem): string {
  const { state, sent, size, pause, problem, uploaded, held } = item;
  if (state === 'failed') return problem ?? 'It was not sent.';
  if (state === 'paused' && pause) return pauses[pause];
  if (state === 'waiting') return 'Waits for its turn';
  if (state === 'attaching') return 'Being put in its place';
  if (state === 'arrived') return held ? `${sizeInWords(size)}, ready` : 'Being put in its place';
  if (state === 'done') {
    return uploaded?.sameAs ? `Sent. The very same file is already here as "${uploaded.sameAs}".` : 'Sent';
  }
  return `${sizeInWords(sent)} of ${sizeInWords(size)}`;
}

/** Whole percent, for the bar. An uploaded file is not done until it is a document. */
export function uploadPercent({ sent, size }: UploadItem): number {
  return size === 0 ? 0 : Math.min(100, Math.floor((sent / size) * 100));
}
