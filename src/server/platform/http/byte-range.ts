/** Single byte ranges (RFC 9110), as requested by PDF viewers and resumed downloads. */
import type { Request, Response } from 'express';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { ByteRange } from '#server/platform/files/segments.ts';

const SINGLE = /^bytes=(\d*)-(\d*)$/;

/** The requested range, `null` for the whole, `'beyond'` when it is past the end. Multiple or malformed ranges mean the whole. */
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
 * Sets status and headers for the request, and returns which bytes to send.
 * @throws {AppError} when the range begins past the end
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

/** The fixed list of error codes has no 416; the route itself sends it. */
export class RangeBeyondEnd extends AppError {
  readonly size: number;
  constructor(size: number) {
    super({ code: 'BAD_REQUEST', message: 'This part of the file doesn’t exist.' });
    this.size = size;
  }
}
