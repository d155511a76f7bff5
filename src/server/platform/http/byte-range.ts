/** Single byte ranges (RFC 9110): what a PDF viewer and a download that goes on ask for. */
import type { Request, Response } from 'express';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { ByteRange } from '#server/platform/files/segments.ts';

const SINGLE = /^bytes=(\d*)-(\d*)$/;

/** The range asked for, `null` for the whole, `'beyond'` when nothing of it exists. Several ranges, and nonsense, mean the whole. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = SINGLE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return Number(to) === 0 ? 'beyond' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'beyond' : { start, end };
}

/**
 * Sets status and headers for what was asked, and says which bytes to send.
 * @throws {AppError} when the range begins behind the end
 */
export function answerRange(req: Request, res: Response, { size, etag }: { size: number; etag: string }): ByteRange {
  const condition = req.get('if-range');
  const wanted = condition && condition !== etag ? null : parseRange(req.get('range'), size);
  res.setHeader('Accept-Ranges', 'bytes');
  res.setHeader('ETag', etag);
  if (wanted === 'beyond') {
    throw new RangeBeyondEnd(size);
  }
  const range = wanted ?? { start: 0, end: size - 1 };
  res.setHeader('Content-Length', range.end - range.start + 1);
  if (wanted) {
    res.status(206);
    res.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  }
  return range;
}

/** The closed list of failures has no 416; it is answered by the route itself. */
export class RangeBeyondEnd extends AppError {
  readonly size: number;
  constructor(size: number) {
    super({ code: 'BAD_REQUEST', message: 'This part of the file does not exist.' });
    this.size = size;
  }
}
