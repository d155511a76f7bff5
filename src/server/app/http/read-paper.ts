/** A policy, card or letter to read, uploaded as is. It is held in memory until the answer is sent, and nowhere else. */
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { readPolicy } from '#server/modules/quote-requests/reading/commands.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { withLimits } from '#server/platform/http/rate-limit-headers.ts';
import type { Services } from '#server/platform/services.ts';
import { READ_PAPER_MAX_BYTES, READ_PAPER_PATH } from '#shared/quote-requests/reading.ts';

const TOO_LARGE = 'This file is larger than 8 MB. Save only the first pages, or take a picture of them.';

/** The parser's own words say nothing about files. */
function sayTooLarge(error: unknown, _req: Request, _res: Response, next: NextFunction): void {
  const tooLarge = (error as { status?: unknown }).status === 413;
  next(tooLarge ? new AppError({ code: 'PAYLOAD_TOO_LARGE', message: TOO_LARGE }) : error);
}

export function readPaperDoor(services: Services): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  routes.post(
    READ_PAPER_PATH,
    // The limit first: what is over it is not even received.
    async (req: Request, res: Response, next: NextFunction) => {
      await withLimits(services, res, limits.readPaper).limiter.consumeFrom(limits.readPaper, req.ip ?? 'unknown');
      next();
    },
    express.raw({ limit: READ_PAPER_MAX_BYTES, type: () => true }),
    sayTooLarge,
    async (req: Request, res: Response) => {
      if (!Buffer.isBuffer(req.body) || req.body.length === 0)
        throw new AppError({ code: 'BAD_REQUEST', message: 'This file is empty. Choose another one.' });
      res.json(await readPolicy(services, req.ip ?? 'unknown', req.body));
    },
  );
  return routes;
}
