/** What a provider that speaks Twilio’s protocol hands over: replies of people, and what became of a message (twilio.com/docs, Webhooks). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { stopNumber } from '#server/modules/accounts/text-messages/commands.ts';
import { recordDelivery } from '#server/modules/notifications/texts/sending/commands.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { paths, TWILIO_MESSAGE_PATH, TWILIO_STATUS_PATH } from '#shared/platform/paths.ts';

/** The words that networks in North America let people end texts with (CTIA, Messaging Principles and Best Practices; and in French). */
const STOP = /^\W*(stop|stopall|unsubscribe|cancel|end|quit|arret|arrêt)\W*$/i;
const HELP = /^\W*(help|info|aide)\W*$/i;

/** The signature of a form: the address it was sent to, and its fields in order, under the account’s token. */
export function twilioSignature(token: string, url: string, fields: Readonly<Record<string, string>>): string {
  const signed = Object.keys(fields)
    .sort()
    .map((name) => `${name}${fields[name]}`);
  return createHmac('sha1', token)
    .update(url + signed.join(''))
    .digest('base64');
}

function isSigned(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What is texted back; nothing where the provider itself confirms. */
function sendReply(res: Response, words: string | null): void {
  const message = words === null ? '' : `<Message>${escaped(words)}</Message>`;
  res.type('text/xml').send(`<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`);
}

export function twilioDoor(services: Services): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  const { texts, site } = services.env;
  if (texts?.to !== 'provider') return routes;
  const { token } = texts;
  const check = [
    async (req: Request, _res: Response, next: NextFunction) => {
      await services.limiter.consumeFrom(limits.inboundCall, req.ip ?? '');
      next();
    },
    express.urlencoded({ extended: false, limit: '64kb' }),
    (req: Request, _res: Response, next: NextFunction) => {
      const expected = twilioSignature(token, `${site.url}${req.originalUrl}`, req.body ?? {});
      if (!isSigned(req.get('x-twilio-signature') ?? '', expected))
        throw new AppError({ code: 'FORBIDDEN', message: 'The signature isn’t valid.' });
      next();
    },
  ];
  routes.post(TWILIO_MESSAGE_PATH, check, async (req: Request, res: Response) => {
    const { From: from = '', Body: body = '' } = req.body as Record<string, string>;
    if (STOP.test(body)) await stopNumber(services, from);
    const help = `${site.name}: we text you when there is news about your request. Sign in: ${site.url}${paths.portal.login} Help: ${site.email} Reply STOP to end.`;
    sendReply(res, HELP.test(body) ? help : null);
  });
  routes.post(TWILIO_STATUS_PATH, check, async (req: Request, res: Response) => {
    const {
      MessageSid: sid = '',
      MessageStatus: status = '',
      ErrorCode: code = '',
    } = req.body as Record<string, string>;
    if (status === 'delivered') await recordDelivery(services, sid, true, '');
    if (status === 'failed' || status === 'undelivered') await recordDelivery(services, sid, false, code || status);
    res.status(204).end();
  });
  return routes;
}
