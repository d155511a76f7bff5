/**
 * The REST API: trpc-to-openapi answers, and this wrapper corrects what it gets wrong (docs/decisions/0003-rest-door.md):
 * calls without a body, HEAD, OPTIONS, wrong methods, media types, and near-miss addresses.
 */
import type { AnyRouter } from '@trpc/server';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createOpenApiNodeHttpHandler } from 'trpc-to-openapi';
import { queryReader } from '#server/app/trpc/rest-query.ts';
import { pinSchemas, type RestProcedure, restProcedures } from '#server/app/trpc/rest-schemas.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { outageOf } from '#server/platform/errors/outage.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type Context, createContext } from '#server/platform/trpc/context.ts';
import { statusByCode } from '#shared/platform/errors.ts';
import { type Answer, answerTo, nextPage } from './rest-answer.ts';

function addressPattern(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

type Target = { openapi: RestProcedure['openapi']; readQuery: ReturnType<typeof queryReader> };
type Methods = Map<string, Target>;

/** Methods by exact address: the library ignores case and trailing slashes. */
function addressTable(router: AnyRouter): { pattern: RegExp; methods: Methods }[] {
  const methodsByPath = new Map<string, Methods>();
  for (const { openapi, inputs } of restProcedures(router)) {
    const methods = methodsByPath.get(openapi.path) ?? new Map<string, Target>();
    methods.set(openapi.method, { openapi, readQuery: queryReader(inputs) });
    methodsByPath.set(openapi.path, methods);
  }
  return [...methodsByPath].map(([path, methods]) => ({ pattern: addressPattern(path), methods }));
}

function allowHeader(methods: Methods): string {
  return [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

/** Treats a missing body as empty; a form body was already parsed and reads like JSON. */
function mendBody(req: Request): void {
  const empty = !req.headers['transfer-encoding'] && !Number(req.headers['content-length'] ?? 0);
  if (!empty && !req.is(['application/json', 'application/x-www-form-urlencoded'])) {
    throw new AppError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send this as application/json.' });
  }
  if (empty || typeof req.body !== 'object' || Array.isArray(req.body)) req.body = {};
  req.headers['content-type'] = 'application/json';
}

/**
 * What the library reads from a request. It converts any other object to a web Request, only for the abort signal, which no REST procedure
 * uses; that took a sixth of its time. So it gets an object that passes for a web Request and reads from Express's request.
 */
type Call = { express: Request; response: Response; target: Target };
const call = Object.create(globalThis.Request.prototype, {
  method: { get: readExpress('method') },
  url: { get: readExpress('url') },
  query: {
    get(this: Call) {
      const read = Object.entries(this.target.readQuery(this.express.query));
      // The library drops an empty value and unpacks a list of one; packed once more, every value arrives as it was read.
      return Object.fromEntries(read.map(([name, value]) => [name, [value]]));
    },
  },
  body: { get: readExpress('body') },
  headers: {
    get(this: Call) {
      return { get: (name: string) => this.express.headers[name] ?? null };
    },
  },
  signal: { value: undefined },
});

function readExpress(name: 'method' | 'url' | 'body') {
  return function read(this: Call): unknown {
    return this.express[name];
  };
}

/** The library's options, typed for Express: its own types are for `node:http` and cannot be widened. */
type HandlerOptions = {
  router: AnyRouter;
  createContext(request: { req: Call }): Promise<Context>;
  responseMeta(answer: { errors: unknown[]; data: unknown[]; paths?: string[]; info?: { url: URL } }): AnswerMeta;
  onError(failure: { error: unknown; ctx?: Context; path?: string }): void;
};
type AnswerMeta = { status?: number; headers?: Record<string, string> };
type Handler = (call: Call, res: Answer) => Promise<void>;

function successOf(
  { success, headers = {} }: RestProcedure['openapi'],
  data: unknown,
  links: Record<string, string>,
): AnswerMeta {
  const declared = Object.entries(headers).map(([name, { value }]) => [name, value(data)]);
  return { ...(success && { status: success }), headers: { ...Object.fromEntries(declared), ...links } };
}

export function restDoor(services: Services, router: AnyRouter): RequestHandler {
  pinSchemas(router);
  const { site } = services.env;
  const table = addressTable(router);
  const declared = new Map(restProcedures(router).map(({ name, openapi }) => [name, openapi]));
  const options: HandlerOptions = {
    router,
    createContext: async ({ req }) => createContext(services, 'rest', req.express, req.response),
    responseMeta: ({ errors, data, paths, info }) => {
      const openapi = declared.get(paths?.[0] ?? '');
      if (errors.length === 0)
        return openapi ? successOf(openapi, data[0], nextPage(data[0], info?.url, site.url)) : {};
      const cause = errors[0];
      if (cause instanceof AppError)
        return cause.retryAfterSeconds ? { headers: { 'retry-after': String(cause.retryAfterSeconds) } } : {};
      // The library would send a 500 with a body that says "try again".
      return outageOf(cause) ? { status: statusByCode.SERVICE_UNAVAILABLE } : {};
    },
    onError: ({ error, ctx, path }) => reportError(services.log, error, { requestId: ctx?.requestId, procedure: path }),
  };
  const answer = (createOpenApiNodeHttpHandler as unknown as (options: HandlerOptions) => Handler)(options);

  return async function rest(req: Request, res: Response, next: NextFunction) {
    const address = table.find(({ pattern }) => pattern.test(req.path));
    if (!address) return next();
    if (req.method === 'OPTIONS') return res.status(204).setHeader('Allow', allowHeader(address.methods)).end();
    // Node omits the body of a response to HEAD automatically, so the GET handler can answer it.
    const method = req.method === 'HEAD' ? 'GET' : req.method;
    const target = address.methods.get(method);
    if (!target) {
      res.setHeader('Allow', allowHeader(address.methods));
      throw new AppError({ code: 'METHOD_NOT_SUPPORTED', message: 'This address doesn’t support that method.' });
    }
    if (method === 'GET') req.method = 'GET';
    else mendBody(req);
    const read = Object.assign(Object.create(call), { express: req, response: res, target }) as Call;
    await answer(read, answerTo(req, res, target.openapi));
  };
}
