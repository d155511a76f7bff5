/** What answers below `/api` and at `/mcp`, in order, after it is known whose key a request came with. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { apiDocs } from '#server/app/docs/routes.ts';
import { apiDocument } from '#server/app/http/api-document.ts';
import { calendarFile, requestCalendarFile } from '#server/app/http/calendar-file.ts';
import { caseFile } from '#server/app/http/case-file.ts';
import { casePacket } from '#server/app/http/case-packet.ts';
import { compressedAnswers } from '#server/app/http/compressed-answers.ts';
import { dataExport } from '#server/app/http/data-export.ts';
import { deprecatedAddresses } from '#server/app/http/deprecated-addresses.ts';
import { documentContent } from '#server/app/http/document-content.ts';
import { importUpload } from '#server/app/http/import-upload.ts';
import { noteExposedKey, refuseExposedKeys } from '#server/app/http/key-door.ts';
import { readPaperDoor } from '#server/app/http/read-paper.ts';
import { restDoor } from '#server/app/http/rest.ts';
import { articlePreview, sitePreview } from '#server/app/http/site-preview.ts';
import { smallFileDoor } from '#server/app/http/small-file.ts';
import { tableExport } from '#server/app/http/table-export.ts';
import { uploadsDoor } from '#server/app/http/uploads.ts';
import { agentDoor } from '#server/app/mcp/door.ts';
import { deprecationsIn } from '#server/app/openapi/deprecations.ts';
import { appRouter } from '#server/app/trpc/root.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { sameOriginOnly } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import { createContext } from '#server/platform/trpc/context.ts';
import { callbackCalendarPath } from '#shared/callbacks/schema.ts';
import { caseFilePath, casePacketPath, packetFormats } from '#shared/case-views/case-file.ts';
import { requestCalendarPath } from '#shared/cases/calendar-path.ts';
import { ARTICLE_PREVIEW_PATH } from '#shared/content/articles/schema.ts';
import { apiChanges } from '#shared/content/generated/api-changes.ts';
import { documentContentPath, UPLOADS_PATH } from '#shared/documents/schema.ts';
import { MAX_BATCH } from '#shared/platform/wire.ts';
import { SITE_PREVIEW_PATH } from '#shared/publishing/site/views.ts';

const BODY_LIMIT = '100kb';

const noteKeys = (req: IncomingMessage, _res: ServerResponse, bytes: Buffer) => noteExposedKey(req, bytes);

/** @param services those of the live site, or of the sandbox for requests with a test key */
export function apiRoutes(services: Services): Router {
  const { env } = services;
  const routes = Router({ caseSensitive: true, strict: true });
  routes.use('/api', sameOriginOnly(new URL(env.site.url).origin));
  routes.use(deprecatedAddresses(deprecationsIn(apiChanges)));
  // Before the body parsers: an upload is streamed, never read whole.
  routes.use(UPLOADS_PATH, uploadsDoor(services));
  routes.get(documentContentPath(':versionId'), documentContent(services));
  // Before the body parsers: tRPC reads its own bodies, and form data fails behind a parser.
  routes.get(caseFilePath(':caseId'), caseFile(services));
  for (const format of packetFormats) routes.get(casePacketPath(':caseId', format), casePacket(services, format));
  routes.get(callbackCalendarPath(':caseId', ':callbackId'), calendarFile(services));
  routes.get(requestCalendarPath(':caseId'), requestCalendarFile(services));
  routes.use('/api/trpc', decodableOnly, compressedAnswers(), trpcDoor(services));
  routes.use(importUpload(services));
  routes.use(readPaperDoor(services));
  routes.use(smallFileDoor(services));
  routes.use(
    '/api',
    express.json({ limit: BODY_LIMIT, verify: noteKeys }),
    express.urlencoded({ limit: BODY_LIMIT, extended: false, verify: noteKeys }),
  );
  routes.use('/api', refuseExposedKeys(services));
  routes.use(dataExport(services));
  routes.get('/api/admin/export/:file', tableExport(services));
  routes.get(SITE_PREVIEW_PATH, sitePreview(services));
  routes.get(ARTICLE_PREVIEW_PATH, articlePreview(services));
  const site = () => env.site;
  routes.use(apiDocs(site));
  routes.use(apiDocument(site));
  routes.use(restDoor(services, appRouter));
  routes.use(agentDoor(services));
  return routes;
}

/** The library treats an address that cannot be decoded as a server error. */
function decodableOnly(req: Request, _res: Response, next: NextFunction): void {
  try {
    decodeURIComponent(req.path);
    next();
  } catch (cause) {
    next(new AppError({ code: 'BAD_REQUEST', message: 'This address couldn’t be read.', cause }));
  }
}

function trpcDoor(services: Services) {
  return createExpressMiddleware({
    router: appRouter,
    maxBodySize: 100 * 1024,
    maxBatchSize: MAX_BATCH,
    createContext: ({ req, res }) => createContext(services, 'trpc', req, res),
    responseMeta({ ctx, errors, type, paths }) {
      if (type === 'subscription') return {};
      // Text is shown as it arrives: no proxy may buffer it or compress it into blocks.
      const streams = paths?.includes('chat.converse')
        ? { 'x-accel-buffering': 'no', 'cache-control': 'no-store, no-transform' }
        : {};
      // Without a context, the library labels its JSON as plain text.
      const json = ctx ? {} : { 'content-type': 'application/json' };
      const limited = errors.find((error) => error instanceof AppError && error.retryAfterSeconds);
      const seconds = limited instanceof AppError ? { 'retry-after': String(limited.retryAfterSeconds) } : {};
      return { headers: { ...json, ...streams, ...seconds } };
    },
    onError: ({ error, ctx, path: procedure }) =>
      reportError(services.log, error, { requestId: ctx?.requestId, procedure }),
  });
}
