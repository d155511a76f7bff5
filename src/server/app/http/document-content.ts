/** The content of a document: authorized on every range request, audited, and harmless to anyone who opens it. */
import { pipeline } from 'node:stream/promises';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { recordLook } from '#server/modules/documents/commands.ts';
import { getReadableVersion } from '#server/modules/documents/queries.ts';
import { getViewer } from '#server/platform/auth/plain-viewer.ts';
import { errorBodyOf } from '#server/platform/errors/answer-error.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { openContent } from '#server/platform/files/content.ts';
import type { ByteRange } from '#server/platform/files/segments.ts';
import { answerRange, RangeBeyondEnd } from '#server/platform/http/byte-range.ts';
import { sendFailure } from '#server/platform/http/failures.ts';
import type { Services } from '#server/platform/services.ts';
import { requestIdOf } from '#server/platform/trpc/context.ts';
import { idSchema } from '#shared/platform/fields.ts';

/** Opened directly, it has no scripts, forms or origin: its content cannot reach the site. */
const POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** The file name twice: in ASCII, which every browser reads, and in full (RFC 6266). */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

function setHeaders(
  res: Response,
  { mediaType, fileName }: { mediaType: string; fileName: string },
  download: boolean,
): void {
  res.setHeader('Content-Type', mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType);
  res.setHeader('Content-Disposition', contentDisposition(download ? 'attachment' : 'inline', fileName));
  res.setHeader('Content-Security-Policy', POLICY);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  res.setHeader('Cache-Control', 'private, no-store');
}

async function send(services: Services, req: Request, res: Response): Promise<void> {
  const viewer = await getViewer(services, req, res);
  const { versionId } = req.params;
  if (!idSchema.safeParse(versionId).success) throw notFound('document');
  const { version, relation } = await getReadableVersion(services, viewer, versionId as string);
  const download = 'download' in req.query;
  const range: ByteRange = answerRange(req, res, { size: Number(version.size), etag: `"${version.sha256}"` });
  if (req.method !== 'HEAD')
    await recordLook(services, viewer, {
      event: download ? 'document_downloaded' : 'document_viewed',
      relation,
      caseId: version.document.caseId,
      documentId: version.document.id,
      versionId: version.id,
      isThumbnail: 'thumbnail' in req.query && !download,
    });
  setHeaders(res, version, download);
  if (req.method === 'HEAD') return void res.end();
  await pipeline(await openContent(services, version, range), res);
}

export function documentContent(services: Services): RequestHandler {
  return async function content(req: Request, res: Response, next: NextFunction) {
    try {
      await send(services, req, res);
    } catch (error) {
      // A client that disconnected needs no answer; a failure midway must not look complete.
      if (res.headersSent) {
        if (!req.destroyed) services.log.error({ path: req.path }, 'a document download was cut off');
        return void res.destroy();
      }
      res.status(200);
      for (const name of ['Content-Range', 'Content-Length', 'Accept-Ranges', 'ETag']) res.removeHeader(name);
      if (!(error instanceof RangeBeyondEnd)) return next(error);
      res.setHeader('Content-Range', `bytes */${error.size}`);
      sendFailure(req, res, errorBodyOf(error, requestIdOf(res)), services.env.site, 416);
    }
  };
}
