/**
 * `/mcp`: the Model Context Protocol over HTTP (docs/decisions/0086). Each POST is one message with one JSON answer; there are no sessions and no
 * streams. A cookie counts for nothing here: an agent comes with a key, or as a visitor.
 */
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { noteExposedKey, refuseExposedKeys } from '#server/app/http/key-door.ts';
import { errorBodyOf, statusOf } from '#server/platform/errors/answer-error.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { sameOriginOnly } from '#server/platform/http/origin.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { createContext, requestIdOf } from '#server/platform/trpc/context.ts';
import { MCP_PATH } from '#shared/platform/paths.ts';
import { agentServer } from './server.ts';

const BODY_LIMIT = '100kb';
/** What JSON-RPC leaves to each server, for failures before a message was read. */
const SERVER_ERROR = -32_000;

/** Without streams there is nothing to GET, and without sessions nothing to DELETE. */
export const postOnly: RequestHandler = (req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  if (req.method === 'POST') return next();
  res.setHeader('Allow', 'POST');
  throw new AppError({ code: 'METHOD_NOT_SUPPORTED', message: 'This address doesn’t support that method.' });
};

const forgetCookies: RequestHandler = (req, _res, next) => {
  delete req.headers.cookie;
  next();
};

/** Later versions of the protocol have none; one call with a hundred would pass for one. */
const singleOnly: RequestHandler = (req, _res, next) => {
  if (Array.isArray(req.body)) throw new AppError({ code: 'BAD_REQUEST', message: 'Send one message at a time.' });
  next();
};

async function answer(services: Services, req: Request, res: Response): Promise<void> {
  const server = agentServer(createContext(services, 'agent', req, res));
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  res.on('close', () => server.close());
  // Its optional members are typed without `undefined`, which ours distinguish.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(req, res, req.body ?? null);
}

/** What answers a message, after it is known whose key it came with. */
export function agentDoor(services: Services): Router {
  const { env, limiter } = services;
  const routes = Router({ caseSensitive: true, strict: true });
  const count: RequestHandler = async (req, res, next) => {
    await limiter.consumeFrom(limits.agentCall, createContext(services, 'agent', req, res).caller);
    next();
  };
  routes.post(
    MCP_PATH,
    forgetCookies,
    sameOriginOnly(new URL(env.site.url).origin),
    count,
    express.json({ limit: BODY_LIMIT, verify: (req, _res, bytes) => noteExposedKey(req, bytes) }),
    refuseExposedKeys(services),
    singleOnly,
    (req: Request, res: Response) => answer(services, req, res),
  );
  return routes;
}

/** Failures in the form of the protocol, with our own body as their data. */
export function agentFailures({ log }: Services): ErrorRequestHandler {
  return (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const body = errorBodyOf(error, requestIdOf(res));
    reportError(log, error, { requestId: body.requestId });
    if (error instanceof AppError && error.retryAfterSeconds) res.setHeader('Retry-After', error.retryAfterSeconds);
    const code = error instanceof SyntaxError ? ErrorCode.ParseError : SERVER_ERROR;
    res.status(statusOf(body)).json({ jsonrpc: '2.0', id: null, error: { code, message: body.message, data: body } });
  };
}
