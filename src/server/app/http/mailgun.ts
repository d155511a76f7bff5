/**
 * Answers to our emails that Mailgun received for us: a route with the action `forward("https://…/inbound/mailgun/mime")` posts each email
 * as its bytes (documentation.mailgun.com, Receive, forward and store messages; Securing webhooks).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { type Request, type Response, Router } from 'express';
import { checkRecipient, receiveEmail } from '#server/modules/inbound-email/commands.ts';
import type { Resolve } from '#server/modules/inbound-email/senders/queries.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { MAILGUN_PATH } from '#shared/platform/paths.ts';

/** The fields beside the email. */
const OVERHEAD_BYTES = 256 * 1024;
/** Older signatures are not believed. */
const FRESH_SECONDS = 300;
/** What Mailgun does not send again; it does after any other status but 200. */
const GIVE_UP = 406;

async function fieldsOf(req: Request): Promise<FormData> {
  const body = Buffer.isBuffer(req.body) ? new Uint8Array(req.body) : new Uint8Array();
  const headers = { 'content-type': req.get('content-type') ?? '' };
  return new globalThis.Response(body, { headers }).formData().catch(() => {
    throw new AppError({ code: 'BAD_REQUEST', message: 'Send a form.' });
  });
}

function isSigned(key: string, at: Date, field: (name: string) => string): boolean {
  const timestamp = field('timestamp');
  const expected = createHmac('sha256', key)
    .update(timestamp + field('token'))
    .digest();
  const given = Buffer.from(field('signature'), 'hex');
  const isFresh = Math.abs(at.getTime() / 1000 - Number(timestamp)) <= FRESH_SECONDS;
  return isFresh && given.length === expected.length && timingSafeEqual(given, expected);
}

export function mailgunDoor(services: Services, resolve: Resolve): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  const { inboundEmail } = services.env;
  if (!inboundEmail?.mailgunKey) return routes;
  const { mailgunKey, maxBytes } = inboundEmail;
  routes.post(
    MAILGUN_PATH,
    async (req, _res, next) => {
      await services.limiter.consumeFrom(limits.inboundCall, req.ip ?? '');
      next();
    },
    express.raw({ limit: maxBytes + OVERHEAD_BYTES, type: () => true }),
    async (req: Request, res: Response) => {
      const form = await fieldsOf(req);
      const field = (name: string) => String(form.get(name) ?? '');
      if (!isSigned(mailgunKey, services.now(), field))
        throw new AppError({ code: 'FORBIDDEN', message: 'The signature isn’t valid.' });
      const recipient = field('recipient');
      const bytes = new TextEncoder().encode(field('body-mime'));
      const email = { recipient, sender: field('sender'), bytes, peer: null, isAnswered: false };
      const { code, text } = checkRecipient(services, recipient) ?? (await receiveEmail(services, resolve, email));
      res.status(code < 400 ? 200 : code < 500 ? 503 : GIVE_UP).json({ message: text });
    },
  );
  return routes;
}
