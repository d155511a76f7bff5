/** The order of the request pipeline, on one screen, with a reason per line. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type NextFunction, type Request, type Response } from 'express';
import { calendarFile, requestCalendarFile } from '#server/app/http/calendar-file.ts';
import { caseFile } from '#server/app/http/case-file.ts';
import { casePacket } from '#server/app/http/case-packet.ts';
import { casePages, dependsOnViewer } from '#server/app/http/case-pages.ts';
import { consentKeys } from '#server/app/http/consent-keys.ts';
import { dataExport } from '#server/app/http/data-export.ts';
import { documentContent } from '#server/app/http/document-content.ts';
import { errorDocs } from '#server/app/http/error-docs.ts';
import { formPages } from '#server/app/http/form-pages.ts';
import { importUpload } from '#server/app/http/import-upload.ts';
import { keyDoor, noteExposedKey, refuseExposedKeys } from '#server/app/http/key-door.ts';
import type { Pages } from '#server/app/http/pages.ts';
import { paperForm } from '#server/app/http/paper-form.ts';
import { restDoor } from '#server/app/http/rest.ts';
import { smallFileDoor } from '#server/app/http/small-file.ts';
import { tableExport } from '#server/app/http/table-export.ts';
import { uploadsDoor } from '#server/app/http/uploads.ts';
import { openApiDocument } from '#server/app/trpc/openapi.ts';
import { appRouter } from '#server/app/trpc/root.ts';
import type { KeyUses } from '#server/modules/integrations/keys/uses/commands.ts';
import { findAttention } from '#server/modules/operations/go-live/queries.ts';
import { devMailPages } from '#server/platform/email/dev-mail.ts';
import { errorBodyOf } from '#server/platform/errors/answer-error.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { sendFailure } from '#server/platform/http/failures.ts';
import { securityHeaders } from '#server/platform/http/headers.ts';
import { health } from '#server/platform/http/health.ts';
import { sameOriginOnly } from '#server/platform/http/origin.ts';
import { logFromMemory, logRequest, nextRequestId } from '#server/platform/http/request-log.ts';
import { wellKnown } from '#server/platform/http/well-known.ts';
import type { Services } from '#server/platform/services.ts';
import { createContext, requestIdOf } from '#server/platform/trpc/context.ts';
import { callbackCalendarPath } from '#shared/callbacks/schema.ts';
import { caseFilePath, casePacketPath, packetFormats } from '#shared/case-views/case-file.ts';
import { requestCalendarPath } from '#shared/cases/calendar-path.ts';
import { documentContentPath, UPLOADS_PATH } from '#shared/documents/schema.ts';
import { ERROR_DOCS_PATH } from '#shared/platform/error-catalogue.ts';
import { paths } from '#shared/platform/paths.ts';
import { MAX_BATCH } from '#shared/platform/wire.ts';
import { readPaperDoor } from './http/read-paper.ts';

const BODY_LIMIT = '100kb';

export type AppOptions = { services: Services; pages: Pages | null; keyUses: KeyUses };

const noteKeys = (req: IncomingMessage, _res: ServerResponse, bytes: Buffer) => noteExposedKey(req, bytes);

export function createApp({ services, pages, keyUses }: AppOptions): RequestListener {
  const { env, log, forwardedRequests } = services;
  const https = env.site.url.startsWith('https:');
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  app.set('query parser', 'simple');
  // Addresses match exactly: case-sensitive, without a trailing slash.
  app.enable('case sensitive routing');
  app.enable('strict routing');

  app.use(securityHeaders(pages?.scriptHashes ?? [], https));
  // Before anything that could fail: a load balancer must get an accurate answer.
  app.use(health(services, () => findAttention(services)));
  app.use('/api', (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use('/api', keyDoor(services, appRouter, keyUses));
  app.use('/api', sameOriginOnly(new URL(env.site.url).origin));
  // Before the body parsers: an upload is streamed, never read whole.
  app.use(UPLOADS_PATH, uploadsDoor(services));
  app.get(documentContentPath(':versionId'), documentContent(services));
  // Before the body parsers: tRPC reads its own bodies, and form data fails behind a parser.
  app.get(caseFilePath(':caseId'), caseFile(services));
  for (const format of packetFormats) app.get(casePacketPath(':caseId', format), casePacket(services, format));
  app.get(callbackCalendarPath(':caseId', ':callbackId'), calendarFile(services));
  app.get(requestCalendarPath(':caseId'), requestCalendarFile(services));
  app.use('/api/trpc', decodableOnly, trpcDoor(services));
  app.use(importUpload(services));
  app.use(readPaperDoor(services));
  app.use(smallFileDoor(services));
  app.use(
    '/api',
    express.json({ limit: BODY_LIMIT, verify: noteKeys }),
    express.urlencoded({ limit: BODY_LIMIT, extended: false, verify: noteKeys }),
  );
  app.use('/api', refuseExposedKeys(services));
  app.use(dataExport(services));
  app.get('/api/admin/export/:file', tableExport(services));
  app.get(ERROR_DOCS_PATH, errorDocs(env.site));
  app.get('/api/openapi.json', (_req, res) => res.json(openApiDocument(env.site)));
  app.use(restDoor(services, appRouter));
  app.use(wellKnown(services));
  app.use(consentKeys(services));
  app.get(paths.paperForm(':line'), paperForm(services));
  app.use(formPages(services, pages?.results));
  if (pages) app.use(casePages(services, pages));
  if (!env.production) app.use('/dev/mail', devMailPages(env));
  app.use((req: Request, res: Response) => {
    if (pages && !req.path.startsWith('/api') && req.accepts('html', 'json') === 'html')
      return pages.answerNotFound(req, res, requestIdOf(res));
    throw new AppError({ code: 'NOT_FOUND', message: 'This address doesn’t exist.' });
  });
  // Four arguments make it the error handler: malformed JSON, rejected origins and unexpected errors end here.
  app.use((error: unknown, req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    const body = errorBodyOf(error, requestIdOf(res));
    reportError(log, error, { requestId: body.requestId });
    if (error instanceof AppError && error.retryAfterSeconds) res.setHeader('Retry-After', error.retryAfterSeconds);
    sendFailure(req, res, body, env.site);
  });

  return (req: IncomingMessage, res: ServerResponse) => {
    const requestId = nextRequestId();
    forwardedRequests.count(req);
    if (!dependsOnViewer(services, req) && pages?.answer(req, res, requestId))
      return logFromMemory(log, req, res, requestId);
    logRequest(log, req, res, requestId);
    res.setHeader('x-request-id', requestId);
    app(req, res);
  };
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
