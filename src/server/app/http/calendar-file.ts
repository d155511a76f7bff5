/** Calendar files: of a call and of a request in the portal, and of a request that a browser has just sent. */
import type { Request, RequestHandler, Response } from 'express';
import { getCalendarEntry } from '#server/modules/callbacks/queries.ts';
import { findRequestCalendar, getRequestCalendar } from '#server/modules/cases/sla/calendar/queries.ts';
import { getSentCase } from '#server/modules/quote-requests/sent/queries.ts';
import { getViewer } from '#server/platform/auth/plain-viewer.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { createContext } from '#server/platform/trpc/context.ts';
import { idSchema } from '#shared/platform/fields.ts';
import { draftKeySchema } from '#shared/quote-requests/requests.ts';
import { contentDisposition } from './document-content.ts';

function sendCalendar(res: Response, { fileName, text }: { fileName: string; text: string }): void {
  res.setHeader('Content-Type', 'text/calendar; charset=utf-8; method=PUBLISH');
  res.setHeader('Content-Disposition', contentDisposition('attachment', fileName));
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cache-Control', 'private, no-store');
  res.send(text);
}

/** A malformed id gets the same answer as one that belongs to someone else. */
function idIn(req: Request, name: string): string {
  const parsed = idSchema.safeParse(req.params[name]);
  if (!parsed.success) throw notFound('request');
  return parsed.data;
}

/** The entry of a callback, with the same access check as everything else in its case. */
export function calendarFile(services: Services): RequestHandler {
  return async function entry(req, res) {
    const viewer = await getViewer(services, req, res);
    const ids = { caseId: idIn(req, 'caseId'), callbackId: idIn(req, 'callbackId') };
    sendCalendar(res, await getCalendarEntry(services, viewer, ids));
  };
}

/** When a reply is due, and when the current insurance renews: for the client of the case. */
export function requestCalendarFile(services: Services): RequestHandler {
  return async function dates(req, res) {
    const viewer = await getViewer(services, req, res);
    sendCalendar(res, await getRequestCalendar(services, viewer, idIn(req, 'caseId')));
  };
}

/** The same on the receipt, by the key of the browser that sent the request. A form, so that the key is in no address. */
export function sentCalendarFile(services: Services): RequestHandler {
  return async function dates(req, res) {
    await services.limiter.consumeFrom(limits.draft, req.ip ?? 'unknown');
    const key = draftKeySchema.safeParse(req.body ?? {});
    if (!key.success) throw new AppError({ code: 'BAD_REQUEST', message: 'This form is incomplete. Reload the page.' });
    const viewer = await createContext(services, 'form', req, res).session.viewer();
    const viewerId = viewer?.role === 'client' ? viewer.id : null;
    const { caseId } = await getSentCase(services.db, key.data, { at: services.now(), viewerId });
    sendCalendar(res, await findRequestCalendar(services, caseId));
  };
}
