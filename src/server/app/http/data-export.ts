/** The download of one's own data: a ZIP streamed as it is built, so that memory use does not depend on its size. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Response, Router } from 'express';
import { ZipFile } from 'yazl';
import { checkExportTicket, takeExportTicket } from '#server/modules/privacy/exports/commands.ts';
import { exportSections, findOwnDocuments } from '#server/modules/privacy/exports/queries.ts';
import { archiveName, jsonText, readme } from '#server/modules/privacy/exports/view.ts';
import { beginPersonExport } from '#server/modules/privacy/requests/commands.ts';
import { getDataOwner } from '#server/modules/privacy/requests/queries.ts';
import { getAdmin, getViewer } from '#server/platform/auth/plain-viewer.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { openDocumentContent } from '#server/platform/files/content.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { withLimits } from '#server/platform/http/rate-limit-headers.ts';
import type { Services } from '#server/platform/services.ts';
import { requestIdOf } from '#server/platform/trpc/context.ts';
import { idSchema } from '#shared/platform/fields.ts';
import { dataExportPath } from '#shared/platform/paths.ts';
import { personDataPath } from '#shared/privacy/desk-schema.ts';

/** Adds one entry to the archive and resolves when it is consumed: only one is open at a time, and it ends with the archive. */
function add(zip: ZipFile, path: string, compress: boolean, open: () => Promise<Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.addReadStreamLazy(path, { compress }, (hand) => {
      open().then((stream) => {
        const end = () => stream.destroy();
        zip.outputStream.once('close', end);
        stream.once('close', () => zip.outputStream.off('close', end));
        stream.once('end', resolve);
        stream.once('error', reject);
        hand(null, stream);
      }, reject);
    });
  });
}

/** Readme, data, then file after file. Photos and PDFs are already compressed. */
async function fill(zip: ZipFile, services: Services, viewer: Viewer, at: Date): Promise<void> {
  zip.addBuffer(Buffer.from(readme(services.env.site, viewer, at)), 'readme.txt');
  await add(zip, 'data.json', true, async () => Readable.from(jsonText(exportSections(services, viewer), at)));
  for await (const { id, path } of findOwnDocuments(services, viewer)) {
    if (path) await add(zip, path, false, () => openDocumentContent(services, id));
  }
  zip.end();
}

function setHeaders({ env, now }: Services, res: Response): Response {
  return res.status(200).set({
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${archiveName(env.site, now())}"`,
    'X-Content-Type-Options': 'nosniff',
  });
}

/** @param viewer the owner of the data, who may not be the recipient */
async function send(services: Services, viewer: Viewer, res: Response): Promise<void> {
  const { log, now } = services;
  const at = now();
  const requestId = requestIdOf(res);
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error) => out.destroy(error));
  setHeaders(services, res);
  log.info({ requestId }, 'a data export started');
  try {
    const filled = fill(zip, services, viewer, at).catch((error) => {
      out.destroy(error);
      throw error;
    });
    await Promise.all([pipeline(out, res), filled]);
    log.info({ requestId }, 'a data export is complete');
  } catch (error) {
    // Breaks the connection instead of ending it, so that no browser mistakes a partial file for a complete one.
    res.destroy();
    log.warn({ requestId }, 'a data export ended early');
    if (!res.writableFinished && !isAbort(error)) reportError(log, error, { requestId });
  }
}

/** The client closed the tab: not an error on our side. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

export function dataExport(services: Services): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  routes.get(dataExportPath(':token'), async (req, res) => {
    const viewer = await getViewer(services, req, res);
    const token = String(req.params.token);
    // Express routes HEAD to GET; reading the headers must not consume the link.
    if (req.method === 'HEAD') {
      await checkExportTicket(services, viewer, token);
      return void setHeaders(services, res).end();
    }
    await takeExportTicket(services, viewer, token);
    await send(services, viewer, res);
  });
  routes.get(personDataPath(':requestId'), async (req, res) => {
    const admin = await getAdmin(services, req, res);
    const requestId = idSchema.safeParse(req.params.requestId);
    if (!requestId.success) throw notFound('request');
    if (req.method === 'HEAD') {
      await getDataOwner(services.db, requestId.data);
      return void setHeaders(services, res).end();
    }
    await send(
      services,
      await beginPersonExport(withLimits(services, res, limits.dataExport), admin, requestId.data),
      res,
    );
  });
  return routes;
}
