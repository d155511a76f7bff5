/** How much metadata (EXIF, XMP) one picture may carry. Real cameras stay far below; larger ones are refused instead of parsed. */
import { refusedFile } from './refusal.ts';

/** Bytes of one metadata block. */
export const BLOCK_BYTES_MAX = 1024 * 1024;
/** Bytes and number of all metadata blocks of one file that are read into memory. */
export const HIDDEN_BYTES_MAX = 8 * 1024 * 1024;
export const HIDDEN_BLOCKS_MAX = 1_000;

export const TOO_MUCH_HIDDEN =
  'This picture has more hidden data than we can check for your location. Save it again in another app, or upload a screenshot.';

export type HiddenData = {
  /** Counts a block before it is read. @throws {AppError} UNSUPPORTED_MEDIA_TYPE above one of the limits */
  count(bytes: number): void;
};

export function countHiddenData(): HiddenData {
  let blocks = 0;
  let total = 0;
  return {
    count(bytes) {
      blocks += 1;
      total += bytes;
      if (bytes > BLOCK_BYTES_MAX || total > HIDDEN_BYTES_MAX || blocks > HIDDEN_BLOCKS_MAX)
        throw refusedFile(TOO_MUCH_HIDDEN);
    },
  };
}
