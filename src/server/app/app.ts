/** The order of the request pipeline, on one screen, with a reason per line. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type NextFunction, type Request, type Response } from 'express';
import { embeddedForm } from '#server/app/embed/routes.ts';
import { calendarFeed } from '#server/app/http/calendar-feed.ts';
import { casePages, dependsOnViewer } from '#server/app/http/case-pages.ts';
import { consentKeys } from '#server/app/http/consent-keys.ts';
import { preflights } from '#server/app/http/cross-origin.ts';
import { formPages } from '#server/app/http/form-pages.ts';
import { keyAccessTable } from '#server/app/http/key-access.ts';
import { keyDoor } from '#server/app/http/key-door.ts';
import { mailgunDoor } from '#server/app/http/mailgun.ts';
import { assetHeaders, type Pages } from '#server/app/http/pages.ts';
import { paperForm } from '#server/app/http/paper-form.ts';
import { sandboxDoor } from '#server/app/http/sandbox-door.ts';
import { twilioDoor } from '#server/app/http/twilio.ts';
import { agentFailures, postOnly } from '#server/app/mcp/door.ts';
import { otherReleases } from '#server/app/rendering/release-assets.ts';
import { testRequests } from '#server/app/test-request/routes.ts';
import { appRouter } from '#server/app/trpc/root.ts';
import type { Resolve } from '#server/modules/inbound-email/senders/queries.ts';
import type { KeyUses } from '#server/modules/integrations/keys/uses/commands.ts';
import { findAttention } from '#server/modules/operations/go-live/queries.ts';
import { devMailPages } from '#server/platform/email/dev-mail.ts';
import { errorBodyOf } from '#server/platform/errors/answer-error.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { sendFailure } from '#server/platform/http/failures.ts';
import { securityHeaders } from '#server/platform/http/headers.ts';
import { health } from '#server/platform/http/health.ts';
import { logFromMemory, logRequest, nextRequestId } from '#server/platform/http/request-log.ts';
import { wellKnown } from '#server/platform/http/well-known.ts';
import { routeOf } from '#server/platform/metrics/routes.ts';
import type { Services } from '#server/platform/services.ts';
import { traceRequest } from '#server/platform/traces/request.ts';
import { requestIdOf } from '#server/platform/trpc/context.ts';
import { calendarFeedPath } from '#shared/calendar-feeds/schema.ts';
import { MCP_PATH, paths } from '#shared/platform/paths.ts';
import { apiRoutes } from './api-routes.ts';
import { metricsDoor, type Scrape } from './metrics.ts';
import type { Sandbox } from './sandbox.ts';

export type AppOptions = {
  services: Services;
  pages: Pages | null;
  keyUses: KeyUses;
  sandbox: Sandbox | null;
  resolve: Resolve;
  scrape: Scrape | null;
};

export function createApp({ services, pages, keyUses, sandbox, resolve, scrape }: AppOptions): RequestListener {
  const { env, log, metrics, forwardedRequests } = services;
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
  app.use(metricsDoor(services, scrape));
  app.use('/api', (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  const keyAccess = keyAccessTable(appRouter);
  app.use('/api', preflights(services, keyAccess));
  app.use('/api', keyDoor(services, keyAccess, keyUses, sandbox));
  app.use(
    MCP_PATH,
    postOnly,
    keyDoor(services, () => 'open', keyUses, sandbox),
  );
  app.use(sandboxDoor(apiRoutes));
  app.use(apiRoutes(services));
  app.use(wellKnown(services));
  app.use(consentKeys(services));
  app.use(mailgunDoor(services, resolve));
  app.use(twilioDoor(services));
  app.use(embeddedForm(services, keyUses));
  if (sandbox) app.use(testRequests(services, sandbox));
  app.get(paths.paperForm(':line'), paperForm(services));
  app.get(calendarFeedPath(':secret'), calendarFeed(services));
  if (pages) app.use('/assets', otherReleases(services.db, assetHeaders));
  app.use(formPages(services, pages?.results));
  if (pages) app.use(casePages(services, pages));
  if (!env.production) app.use('/dev/mail', devMailPages(env));
  app.use((req: Request, res: Response) => {
    if (pages && !req.path.startsWith('/api') && req.accepts('html', 'json') === 'html')
      return pages.answerNotFound(req, res, requestIdOf(res));
    throw new AppError({ code: 'NOT_FOUND', message: 'This address doesn’t exist.' });
  });
  app.use(MCP_PATH, agentFailures(services));
  // Four arguments make it the error handler: malformed JSON, rejected origins and unexpected errors end here.
  app.use((error: unknown, req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    const body = errorBodyOf(error, requestIdOf(res));
    reportError(log, error, { requestId: body.requestId, route: `${req.method} ${routeOf(req, res)}` });
    if (error instanceof AppError && error.retryAfterSeconds) res.setHeader('Retry-After', error.retryAfterSeconds);
    sendFailure(req, res, body, env.site);
  });

  return (req: IncomingMessage, res: ServerResponse) => {
    const requestId = nextRequestId();
    forwardedRequests.count(req);
    const since = performance.now();
    if (!dependsOnViewer(services, req) && pages?.answer(req, res, requestId)) {
      metrics?.fromMemory(req, res, since);
      return logFromMemory(log, req, res, requestId);
    }
    metrics?.request(req, res);
    logRequest(log, req, res, requestId);
    res.setHeader('x-request-id', requestId);
    traceRequest(services, req, res, requestId, () => app(req, res));
  };
}
