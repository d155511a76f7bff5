/** A file of cases, uploaded as is: read once here and stored as rows, so that reviewing it does not need the file. */
import express, { type Request, type Response, Router } from 'express';
import { prepareImport } from '#server/modules/data-transfer/imports/commands.ts';
import { getAdmin } from '#server/platform/auth/plain-viewer.ts';
import { refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { IMPORT_UPLOAD_PATH, importFileNameSchema } from '#shared/data-transfer/imports/schema.ts';
import { LIST_MAX_BYTES } from '#shared/platform/list-file.ts';

export function importUpload(services: Services): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  routes.post(
    IMPORT_UPLOAD_PATH,
    // Authorization first: five megabytes are not read for someone who may not send them.
    async (req: Request, res: Response, next) => {
      res.locals.admin = await getAdmin(services, req, res);
      next();
    },
    express.raw({ limit: LIST_MAX_BYTES, type: () => true }),
    async (req: Request, res: Response) => {
      const fileName = importFileNameSchema.safeParse(req.query.fileName);
      if (!fileName.success) throw refusedField('file', 'required', 'Choose a file');
      if (!Buffer.isBuffer(req.body) || req.body.length === 0)
        throw refusedField('file', 'required', 'This file is empty');
      res.json(await prepareImport(services, res.locals.admin, { fileName: fileName.data, bytes: req.body }));
    },
  );
  return routes;
}
