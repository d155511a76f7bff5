/** A packet of a case: recorded before it is made, and not kept after it is sent. */
import type { RequestHandler, Response } from 'express';
import { exportPacket } from '#server/modules/integrations/packet/commands.ts';
import { describePacket } from '#server/modules/integrations/packet/queries.ts';
import { getViewer } from '#server/platform/auth/plain-viewer.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { withLimits } from '#server/platform/http/rate-limit-headers.ts';
import type { Services } from '#server/platform/services.ts';
import type { PacketFormat } from '#shared/case-views/case-file.ts';
import { idSchema } from '#shared/platform/fields.ts';
import { contentDisposition } from './document-content.ts';

function setHeaders(res: Response, { fileName, mediaType }: { fileName: string; mediaType: string }): void {
  res.setHeader('Content-Type', `${mediaType}; charset=utf-8`);
  res.setHeader('Content-Disposition', contentDisposition('attachment', fileName));
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cache-Control', 'private, no-store');
}

export function casePacket(services: Services, format: PacketFormat): RequestHandler {
  return async function packet(req, res) {
    const viewer = await getViewer(services, req, res);
    const caseId = idSchema.safeParse(req.params.caseId);
    if (!caseId.success) throw notFound('request');
    // Express routes HEAD to GET; reading the headers makes no copy and records none.
    if (req.method === 'HEAD') {
      setHeaders(res, await describePacket(services, viewer, caseId.data, format));
      return void res.end();
    }
    const counted = withLimits(services, res, limits.casePacket);
    const file = await exportPacket(counted, viewer, caseId.data, format);
    setHeaders(res, file);
    res.end(file.bytes);
  };
}
