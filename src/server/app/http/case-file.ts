/** A case file as a PDF: audited before it is generated, and not kept after it is sent. */
import { pipeline } from 'node:stream/promises';
import type { RequestHandler, Response } from 'express';
import { exportCaseFile } from '#server/modules/case-views/file/commands.ts';
import { getCaseFileName } from '#server/modules/case-views/file/queries.ts';
import { getViewer } from '#server/platform/auth/plain-viewer.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { withLimits } from '#server/platform/http/rate-limit-headers.ts';
import { printed } from '#server/platform/pdf/printed.ts';
import type { Services } from '#server/platform/services.ts';
import { requestIdOf } from '#server/platform/trpc/context.ts';
import { idSchema } from '#shared/platform/fields.ts';
import { contentDisposition } from './document-content.ts';

function setHeaders(res: Response, fileName: string): void {
  res.setHeader('Content-Type', 'application/pdf');
  res.setHeader('Content-Disposition', contentDisposition('attachment', fileName));
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cache-Control', 'private, no-store');
}

export function caseFile(services: Services): RequestHandler {
  return async function file(req, res) {
    const viewer = await getViewer(services, req, res);
    const { caseId } = req.params;
    if (!idSchema.safeParse(caseId).success) throw notFound('request');
    // Express routes HEAD to GET; reading the headers makes no copy and records none.
    if (req.method === 'HEAD') {
      setHeaders(res, await getCaseFileName(services, viewer, caseId as string));
      return void res.end();
    }
    const { fileName, paper } = await exportCaseFile(
      withLimits(services, res, limits.caseFile),
      viewer,
      caseId as string,
    );
    const pages = await printed(paper);
    setHeaders(res, fileName);
    // A client that disconnected needs no answer; a failure midway must not look complete, and is reported to us.
    await pipeline(pages, res).catch((error) => {
      if (!req.destroyed) reportError(services.log, error, { requestId: requestIdOf(res) });
      res.destroy();
    });
  };
}
