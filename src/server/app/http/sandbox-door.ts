/** Requests with a test key: the same addresses, answered by the services of the sandbox. */
import type { Request, RequestHandler, Response, Router } from 'express';
import { actSoon } from '#server/modules/integrations/sandbox/counterpart/commands.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Services } from '#server/platform/services.ts';
import { idSchema } from '#shared/platform/fields.ts';
import { MCP_PATH } from '#shared/platform/paths.ts';

const CASE = /^\/api\/cases\/([0-9a-f-]{36})\//;

/** The case that a call may have changed: by its address, or by what an agent sent to a tool. */
function caseOf({ method, originalUrl, body }: Request): string | undefined {
  if (originalUrl !== MCP_PATH) return method === 'GET' ? undefined : CASE.exec(originalUrl)?.[1];
  return idSchema.safeParse(body?.params?.arguments?.caseId).data;
}

/** Has the request answered by the sandbox. */
export function sendToSandbox(res: Response, sandbox: Services): void {
  res.locals.sandbox = sandbox;
}

/** What the holder of a test key did to a case may be the turn of the simulated client. */
function actAfterwards(services: Services, req: Request, res: Response): void {
  res.on('finish', () => {
    const caseId = caseOf(req);
    if (caseId && res.statusCode < 400)
      actSoon(services, caseId).catch((error) => reportError(services.log, error, { job: 'act in the sandbox' }));
  });
}

/** @param routesOf what answers, for the services it is given */
export function sandboxDoor(routesOf: (services: Services) => Router): RequestHandler {
  let known: { services: Services; routes: Router } | undefined;
  return (req, res, next) => {
    const services = res.locals.sandbox as Services | undefined;
    if (!services) return next();
    if (known?.services !== services) known = { services, routes: routesOf(services) };
    actAfterwards(services, req, res);
    known.routes(req, res, next);
  };
}
