/**
 * The REST API: trpc-to-openapi answers, and this wrapper corrects what it gets wrong (docs/decisions/0003-rest-door.md):
 * calls without a body, HEAD, OPTIONS, wrong methods, media types, and near-miss addresses.
 */
import type { AnyRouter } from '@trpc/server';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createOpenApiNodeHttpHandler } from 'trpc-to-openapi';
import { queryReader } from '#server/app/trpc/rest-query.ts';
import { pinSchemas, type RestProcedure, restProcedures } from '#server/app/trpc/rest-schemas.ts';
import { needsVersion, returnsVersion } from '#server/app/trpc/rest-versions.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { outageOf } from '#server/platform/errors/outage.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { wantsProblem, withProblems } from '#server/platform/http/failures.ts';
import { publishLimits } from '#server/platform/http/rate-limit-headers.ts';
import type { KeyedCall } from '#server/platform/idempotency/key.ts';
import { nameRoute } from '#server/platform/metrics/routes.ts';
import type { Services } from '#server/platform/services.ts';
import { type Context, createContext } from '#server/platform/trpc/context.ts';
import { statusByCode } from '#shared/platform/errors.ts';
import { addressPattern } from './address-pattern.ts';
import { IDEMPOTENCY_KEY, keyedCallOf, keyedCalls } from './keyed-calls.ts';
import { etagOf, readIfMatch, versionIn } from './preconditions.ts';
import { type Answer, answerTo, nextPage, sendNoted } from './rest-answers.ts';
import { type Call, type CallFailure, readCall, type Target } from './rest-call.ts';

type Methods = Map<string, Target>;

/** Methods by exact address: the library ignores case and trailing slashes. */
function addressTable(router: AnyRouter): { path: string; pattern: RegExp; methods: Methods }[] {
  const methodsByPath = new Map<string, Methods>();
  for (const procedure of restProcedures(router)) {
    const { openapi, inputs, limits } = procedure;
    const methods = methodsByPath.get(openapi.path) ?? new Map<string, Target>();
    const versioned = needsVersion(procedure);
    methods.set(openapi.method, { openapi, limits, readQuery: queryReader(inputs), versioned });
    methodsByPath.set(openapi.path, methods);
  }
  return [...methodsByPath].map(([path, methods]) => ({ path, pattern: addressPattern(path), methods }));
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

/** The library's options, typed for Express: its own types are for `node:http` and cannot be widened. */
type HandlerOptions = {
  router: AnyRouter;
  createContext(request: { req: Call }): Promise<Context>;
  responseMeta(answer: LibraryAnswer): AnswerMeta;
  onError(failure: CallFailure & { req: Call }): void;
};
type LibraryAnswer = { errors: unknown[]; data: unknown[]; paths?: string[]; ctx?: Context; info?: { url: URL } };
type AnswerMeta = { status?: number; headers?: Record<string, string> };
type Handler = (call: Call, res: Answer) => Promise<void>;

function successOf(procedure: RestProcedure, data: unknown, links: Record<string, string>): AnswerMeta {
  const { success, headers = {} } = procedure.openapi;
  const version = returnsVersion(procedure) ? versionIn(data) : null;
  return {
    ...(success && { status: success }),
    headers: {
      ...(version !== null && { ETag: etagOf(version) }),
      ...Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value(data)])),
      ...links,
    },
  };
}

function failureOf(error: unknown, ctx: Context | undefined): AnswerMeta {
  // The library would send a 500 with a body that says "try again".
  if (!(error instanceof AppError)) return outageOf(error) ? { status: statusByCode.SERVICE_UNAVAILABLE } : {};
  const { retryAfterSeconds, presentVersion } = error;
  if (ctx?.precondition && presentVersion !== undefined)
    return { status: statusByCode.PRECONDITION_FAILED, headers: { ETag: etagOf(presentVersion) } };
  return retryAfterSeconds ? { headers: { 'retry-after': String(retryAfterSeconds) } } : {};
}

/** The key or the user who calls; null for a visitor. */
async function callerOf(services: Services, req: Request, res: Response): Promise<string | null> {
  const { session } = createContext(services, 'rest', req, res);
  if (session.key) return `key ${session.key.id}`;
  const viewer = await session.viewer();
  return viewer && `user ${viewer.id}`;
}

export function restDoor(services: Services, router: AnyRouter): RequestHandler {
  pinSchemas(router);
  const { site } = services.env;
  const table = addressTable(router);
  const declared = new Map(restProcedures(router).map((procedure) => [procedure.name, procedure]));
  const report = ({ error, ctx, path }: CallFailure) =>
    reportError(services.log, error, { requestId: ctx?.requestId, procedure: path });
  const options: HandlerOptions = {
    router,
    createContext: async ({ req: { express, response, db, version } }) => ({
      ...createContext(services, 'rest', express, response),
      db,
      precondition: version !== null,
    }),
    responseMeta: ({ errors, data, paths, ctx, info }) => {
      const procedure = declared.get(paths?.[0] ?? '');
      if (errors.length > 0) return failureOf(errors[0], ctx);
      return procedure
        ? successOf(procedure, data[0], nextPage(data[0], info?.url, site.url, procedure.openapi.pagedBy))
        : {};
    },
    onError: ({ req, error, ctx, path }) => {
      const failure = { error, ...(ctx && { ctx }), ...(path && { path }) };
      req.failure = failure;
      if (req.db === services.db) report(failure);
    },
  };
  const answer = (createOpenApiNodeHttpHandler as unknown as (options: HandlerOptions) => Handler)(options);
  const callOnce = keyedCalls(services);

  /** A call with a key is one transaction, and is answered when that is certain. */
  async function answerKeyed(keyed: KeyedCall, given: Omit<Call, 'db'>, out: Answer): Promise<void> {
    let failure: CallFailure | undefined;
    const noted = await callOnce(keyed, async (db, note) => {
      const read = readCall({ ...given, db });
      await answer(read, note);
      failure = read.failure;
      return failure?.error;
    });
    if (failure) report(failure);
    sendNoted(out, noted);
  }

  return async function rest(req: Request, res: Response, next: NextFunction) {
    const address = table.find(({ pattern }) => pattern.test(req.path));
    if (!address) return next();
    nameRoute(res, address.path);
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
    publishLimits(res, target.limits);
    const version = target.versioned ? readIfMatch(req.get('if-match')) : null;
    const plain = answerTo(req, res, target.openapi);
    const out = wantsProblem(req) ? withProblems(plain, site) : plain;
    const given = { express: req, response: res, target, version };
    const mayRepeat =
      method === 'POST' && target.openapi.withoutKey === undefined && req.get(IDEMPOTENCY_KEY) !== undefined;
    const keyed = mayRepeat ? keyedCallOf(req, await callerOf(services, req, res), [version, req.body]) : null;
    if (keyed) return answerKeyed(keyed, given, out);
    await answer(readCall({ ...given, db: services.db }), out);
  };
}
