/** Compresses what the portals read: a broker’s first screen is 19 kB of JSON, a quarter of that compressed. */
import { constants as zlib } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * Streams aren’t touched: events have a type of their own here, and a written answer of the assistant says `no-transform`.
 *
 * A secret beside text that a stranger chooses can be guessed from compressed lengths (BREACH), by a page that makes the calls: ours are
 * made with a cookie that no other site’s calls carry (`SameSite`), and no answer holds a token of the session.
 */
export function compressedAnswers(): RequestHandler {
  return compression({
    filter: (req, res) =>
      !String(res.getHeader('content-type')).startsWith('text/event-stream') && compression.filter(req, res),
    // Quick rather than small, with a window (64 kB) instead of the four megabytes a stream takes by default.
    level: 4,
    windowBits: 15,
    brotli: { params: { [zlib.BROTLI_PARAM_QUALITY]: 4, [zlib.BROTLI_PARAM_LGWIN]: 16 } },
  });
}
