/** Whether an upload may start, decided on what it announces: before the first byte. */
import { AppError } from '#server/platform/errors/app-error.ts';

/** Many files at once are fine; a client that only ever starts uploads is not. */
export const OPEN_UPLOADS_MAX = 20;

export type Announced = { length: string | undefined; deferred: boolean };
export type Limits = { fileBytes: number; caseBytes: number };

export function inMegabytes(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return `${megabytes >= 10 ? Math.floor(megabytes) : Math.floor(megabytes * 10) / 10} MB`;
}

/**
 * The announced size, parsed strictly.
 * @throws {AppError} BAD_REQUEST when it is missing or zero; PAYLOAD_TOO_LARGE
 */
export function announcedSize({ length, deferred }: Announced, { fileBytes }: Limits): number {
  if (deferred || !length || !/^\d{1,15}$/.test(length))
    throw new AppError({ code: 'BAD_REQUEST', message: 'State the size of the file before sending it.' });
  const size = Number(length);
  if (size === 0) throw new AppError({ code: 'BAD_REQUEST', message: 'This file is empty.' });
  if (size > fileBytes)
    throw new AppError({
      code: 'PAYLOAD_TOO_LARGE',
      message: `This file is larger than the ${inMegabytes(fileBytes)} limit.`,
    });
  return size;
}

/** @throws {AppError} PAYLOAD_TOO_LARGE when the file exceeds the room left in the case */
export function checkRoom(size: number, usedBytes: number, { caseBytes }: Limits): void {
  if (usedBytes + size <= caseBytes) return;
  const left = Math.max(0, caseBytes - usedBytes);
  throw new AppError({
    code: 'PAYLOAD_TOO_LARGE',
    message: `A request’s files can total up to ${inMegabytes(caseBytes)}, and ${inMegabytes(left)} is left. Delete files you no longer need, or upload a smaller file.`,
  });
}
