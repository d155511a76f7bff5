/** The calendar entry of a callback, with the same access check as everything else in its case. */
import type { RequestHandler } from 'express';
import { getCalendarEntry } from '#server/modules/callbacks/queries.ts';
import { getViewer } from '#server/platform/auth/plain-viewer.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { idSchema } from '#shared/platform/fields.ts';
import { contentDisposition } from './document-content.ts';

export function calendarFile(services: Services): RequestHandler {
  return async function entry(req, res) {
    const viewer = await getViewer(services, req, res);
    const { caseId, callbackId } = req.params;
    // A malformed id gets the same answer as one that belongs to someone else.
    if (!idSchema.safeParse(caseId).success || !idSchema.safeParse(callbackId).success) throw notFound('request');
    const { fileName, text } = await getCalendarEntry(services, viewer, {
      caseId: caseId as string,
      callbackId: callbackId as string,
    });
    res.setHeader('Content-Type', 'text/calendar; charset=utf-8; method=PUBLISH');
    res.setHeader('Content-Disposition', contentDisposition('attachment', fileName));
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cache-Control', 'private, no-store');
    res.send(text);
  };
}
