/** The page behind the link that `send_request` gives with a test key (docs/decisions/0086 and 0087). */
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { sendTestRequest } from '#server/modules/integrations/sandbox/prepared/commands.ts';
import { getTestRequest } from '#server/modules/integrations/sandbox/prepared/queries.ts';
import { errorBodyOf, isUnexpected, statusOf } from '#server/platform/errors/answer-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { sameOriginOnly } from '#server/platform/http/origin.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { requestIdOf } from '#server/platform/trpc/context.ts';
import { requiredConsentsSchema } from '#shared/consents/wordings.ts';
import { idSchema } from '#shared/platform/fields.ts';
import { testRequestPath } from '#shared/platform/paths.ts';
import { consentsIn } from '#shared/quote-requests/plain/presses.ts';
import type { Sandbox } from '../sandbox.ts';
import { testRequestGonePage, testRequestPage, testRequestSentPage } from './page.ts';

const BODY_LIMIT = '20kb';

const tokenOf = (req: Request) => String(req.params.token);

/** @param services those of the live site, which count its visitors */
export function testRequests({ env, limiter, log }: Services, sandbox: Sandbox): Router {
  const { site } = env;
  const routes = Router({ caseSensitive: true, strict: true });
  const address = testRequestPath(':token');

  routes.use(address, async (req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    await limiter.consumeFrom(limits.draftOpening, req.ip ?? 'unknown');
    next();
  });

  routes.get(address, async (req, res) => {
    const { services } = await sandbox.open();
    const request = await getTestRequest(services, tokenOf(req));
    res.type('html').send(testRequestPage(site, request, { address: req.originalUrl, failure: null }));
  });

  routes.post(
    address,
    sameOriginOnly(new URL(site.url).origin),
    express.urlencoded({ limit: BODY_LIMIT, extended: false }),
    async (req, res) => {
      const { services } = await sandbox.open();
      const token = tokenOf(req);
      const request = await getTestRequest(services, token);
      try {
        const consents = requiredConsentsSchema.parse(consentsIn(req.body ?? {}));
        const brokerId = idSchema.safeParse(req.query.broker).data ?? null;
        const sent = { token, consents, brokerId, address: req.ip ?? 'unknown' };
        res.type('html').send(testRequestSentPage(site, await sendTestRequest(services, sent)));
      } catch (error) {
        if (isUnexpected(error)) throw error;
        const failure = errorBodyOf(error, requestIdOf(res));
        const page = testRequestPage(site, request, { address: req.originalUrl, failure });
        res.status(statusOf(failure)).type('html').send(page);
      }
    },
  );

  routes.use(address, (error: unknown, _req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    const body = errorBodyOf(error, requestIdOf(res));
    reportError(log, error, { requestId: body.requestId });
    res.status(statusOf(body)).type('html').send(testRequestGonePage(site, body.message));
  });
  return routes;
}
