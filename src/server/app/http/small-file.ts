/** A small file for a case, in one multipart call. Anything else at this address goes on to the REST API. */
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { getUploadRelation } from '#server/modules/documents/uploads/queries.ts';
import { attachSmallFile } from '#server/modules/documents/uploads/small-files/commands.ts';
import { getViewer } from '#server/platform/auth/plain-viewer.ts';
import { AppError, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { caseDocumentsPath, SMALL_FILE_MAX_BYTES, smallFileFieldsSchema } from '#shared/documents/small-files.ts';

/** The boundaries and the fields beside the file. */
const OVERHEAD_BYTES = 64 * 1024;
const TOO_LARGE = 'This file is larger than 5 MB. Upload it through /api/uploads, then attach it.';

function refused(message: string): AppError {
  return refusedField('file', 'invalid_format', message);
}

function tooLarge(): AppError {
  return new AppError({ code: 'PAYLOAD_TOO_LARGE', message: TOO_LARGE });
}

/** The parser's own words say nothing about files. */
function sayTooLarge(error: unknown, _req: Request, _res: Response, next: NextFunction): void {
  next((error as { status?: unknown }).status === 413 ? tooLarge() : error);
}

/** @throws {AppError} BAD_REQUEST unless the body is a form with one file in it */
async function readForm(req: Request): Promise<{ file: File; fields: Record<string, unknown> }> {
  const body = Buffer.isBuffer(req.body) ? new Uint8Array(req.body) : new Uint8Array();
  const headers = { 'content-type': req.get('content-type') ?? '' };
  const form = await new globalThis.Response(body, { headers }).formData().catch(() => {
    throw refused('Put the file in a part of multipart/form-data called file.');
  });
  const files = [...form.entries()].filter(([, value]) => typeof value !== 'string');
  const [first] = files;
  if (first?.[0] !== 'file') throw refused('Put the file in a part called file.');
  if (files.length > 1) throw refused('Send one file at a time.');
  return {
    file: first[1] as File,
    fields: Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === 'string')),
  };
}

export function smallFileDoor(services: Services): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  routes.post(
    caseDocumentsPath(':caseId'),
    (req: Request, _res: Response, next: NextFunction) => next(req.is('multipart/form-data') ? undefined : 'route'),
    // Permission first: five megabytes are not read for somebody who may not send them.
    async (req: Request, res: Response, next: NextFunction) => {
      const viewer = await getViewer(services, req, res);
      const { caseId } = caseIdInputSchema.parse(req.params);
      await getUploadRelation(services.db, viewer, caseId, services.now());
      Object.assign(res.locals, { viewer, caseId });
      next();
    },
    express.raw({ limit: SMALL_FILE_MAX_BYTES + OVERHEAD_BYTES, type: 'multipart/form-data' }),
    sayTooLarge,
    async (req: Request, res: Response) => {
      const { viewer, caseId } = res.locals as { viewer: Awaited<ReturnType<typeof getViewer>>; caseId: string };
      const { file, fields } = await readForm(req);
      if (file.size > SMALL_FILE_MAX_BYTES) throw tooLarge();
      const said = smallFileFieldsSchema.parse(fields);
      const bytes = new Uint8Array(await file.arrayBuffer());
      res.status(201).json(await attachSmallFile(services, viewer, { ...said, caseId, fileName: file.name, bytes }));
    },
  );
  return routes;
}
