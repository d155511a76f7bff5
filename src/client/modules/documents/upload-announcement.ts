/** What is announced about uploads: in quarters, so that a long upload does not talk all the time. */
import type { UploadItem } from './upload-item.ts';
import { uploadPercent, uploadWords } from './upload-words.ts';

const QUARTER = 25;

const isMoving = ({ state }: UploadItem) => state === 'sending' || state === 'arrived' || state === 'attaching';

function progressWords(moving: readonly UploadItem[]): string {
  const [first] = moving;
  if (!first) return '';
  const what = moving.length === 1 ? first.name : `${moving.length} files`;
  const percent = moving.reduce((sum, item) => sum + uploadPercent(item), 0) / moving.length;
  const quarter = Math.floor(percent / QUARTER) * QUARTER;
  return quarter === 0 || quarter === 100 ? `Uploading ${what}` : `Uploading ${what}: ${quarter}%`;
}

/** The latest failure. In its own live region: next to the progress it would be read out again with every step. */
export function failureAnnouncement(items: readonly UploadItem[]): string {
  const failed = items.filter(({ state }) => state === 'failed').at(-1);
  return failed ? `${failed.name} was not uploaded. ${failed.problem ?? ''}`.trim() : '';
}

/** Short, and unchanged until there is something new to say. */
export function uploadAnnouncement(items: readonly UploadItem[]): string {
  const paused = items.find(({ state }) => state === 'paused');
  const sent = items.filter(({ state }) => state === 'done').at(-1);
  const progress = progressWords(items.filter(isMoving));
  if (progress) return progress;
  if (paused) return `${paused.name}: ${uploadWords(paused)}`;
  return sent ? `${sent.name} was uploaded.` : '';
}
