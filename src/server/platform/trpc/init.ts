/** The tRPC setup: the error shape of tRPC and REST, and the hierarchy of guarded procedures. */
import { initTRPC, type TRPCError } from '@trpc/server';
import type { KeyHolder, Viewer } from '#server/platform/auth/session.ts';
import { errorBodyOf, statusOf } from '#server/platform/errors/answer-error.ts';
import { AppError, asPrecondition } from '#server/platform/errors/app-error.ts';
import type { LimitRule } from '#server/platform/http/rate-limit.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { traced } from '#server/platform/traces/traces.ts';
import { mayUseAdminArea, mayUseBrokerPortal } from '#shared/platform/permissions.ts';
import { NOT_AUTHENTICATED, VIEW_IS_READ_ONLY } from '#shared/platform/session.ts';
import type { Context } from './context.ts';
import type { RestMeta } from './rest-meta.ts';
import { transformer } from './transformer.ts';

const t = initTRPC
  .context<Context>()
  .meta<RestMeta>()
  .create({
    transformer,
    // Stacks stay in the log: the library would send them to the caller outside production.
    isDev: false,
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
    errorFormatter({ shape, error, ctx, input }) {
      const body = errorBodyOf(ctx?.precondition ? asPrecondition(error) : error, ctx?.requestId, input);
      // trpc-to-openapi spreads this shape and then sets its own message; on REST `toJSON` has the last word.
      if (ctx?.door === 'rest') return { ...shape, message: body.message, toJSON: () => body };
      return {
        message: body.message,
        code: shape.code,
        data: { ...body, httpStatus: statusOf(body), path: shape.data.path },
      };
    },
  });

export const { router, mergeRouters, middleware } = t;

/** In a view as a client only queries are allowed: nothing changes and nothing streams. */
const readOnlyInView = t.middleware(({ ctx, type, next }) => {
  if (ctx.viewAs !== null && type !== 'query') throw new AppError({ code: 'FORBIDDEN', message: VIEW_IS_READ_ONLY });
  return next();
});

/** Streams last for hours and nobody waits for them to end. */
const inForeground = t.middleware(({ ctx, type, path, next }) =>
  type === 'subscription' ? next() : ctx.foreground.run(() => counted(ctx.metrics, path, next)),
);

/** Counts a call with its time and its outcome, and traces it. */
async function counted<Result extends { ok: true } | { ok: false; error: TRPCError }>(
  metrics: Metrics | null,
  procedure: string,
  call: () => Promise<Result>,
): Promise<Result> {
  const inSpan = () =>
    traced({ name: procedure, kind: 'inner' }, call, (result) => (result.ok ? null : result.error.code));
  if (!metrics) return inSpan();
  const since = performance.now();
  const result = await inSpan();
  metrics.called(procedure, result.ok ? 'ok' : result.error.code, (performance.now() - since) / 1000);
  return result;
}

/** Open to everyone. */
export const publicProcedure = t.procedure.use(inForeground).use(readOnlyInView);

const countedBy = new WeakMap<object, LimitRule>();

/** Counts a call against a limit by its caller. Goes before `.input()`, so that a call over the limit is not even parsed. */
export function limited(rule: LimitRule) {
  const counting = t.middleware(async ({ ctx, next }) => {
    await ctx.limiter.consumeFrom(rule, ctx.caller);
    return next();
  });
  for (const middleware of counting._middlewares) countedBy.set(middleware, rule);
  return counting;
}

/** The limits that a procedure counts, which its REST address publishes. */
export function limitsOf(procedure: { _def: unknown }): LimitRule[] {
  const { middlewares = [], meta } = procedure._def as { middlewares?: object[]; meta?: RestMeta };
  return [...middlewares.flatMap((each) => countedBy.get(each) ?? []), ...(meta?.openapi?.limits ?? [])];
}

export const SECOND_FACTOR_FIRST = 'Set up two-step verification for your account first.';

/** Any signed-in user, for their own account only: also staff who still have to set up their second factor. */
export const accountProcedure = publicProcedure.use(async ({ ctx, type, next }) => {
  const viewer = await ctx.session.viewer();
  if (!viewer) throw new AppError({ code: 'UNAUTHORIZED', message: NOT_AUTHENTICATED });
  const call = () => next({ ctx: { viewer } });
  // A stream lives for hours and takes no slot; the number of streams has its own limit.
  return type === 'subscription' ? call() : ctx.budget.run(viewer.sessionId, call);
});

function guarded(allows: (viewer: Viewer) => boolean, refusal: string) {
  return accountProcedure.use(async ({ ctx, next }) => {
    if (!ctx.viewer.secondFactorDone) throw new AppError({ code: 'FORBIDDEN', message: SECOND_FACTOR_FIRST });
    if (!allows(ctx.viewer)) throw new AppError({ code: 'FORBIDDEN', message: refusal });
    return next();
  });
}

/** Any signed-in user: client, broker or admin. The policies decide what they may see. */
export const signedInProcedure = guarded(() => true, '');

const BROKERS_ONLY = 'The broker portal is restricted to insurance brokers only.';

export const brokerProcedure = guarded((viewer) => mayUseBrokerPortal(viewer.role), BROKERS_ONLY);

/** A partner's key, and nobody else: partners have no accounts. */
export const partnerProcedure = publicProcedure.use(({ ctx, next }) => {
  const partnerId = ctx.session.key?.partnerId;
  if (!partnerId) throw new AppError({ code: 'UNAUTHORIZED', message: NOT_AUTHENTICATED });
  return ctx.budget.run(ctx.session.key?.id ?? partnerId, () => next({ ctx: { partnerId } }));
});

/** The owners of keys: a partner, by its key; brokers and administrators, by theirs or in person. */
export const holderProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const { key } = ctx.session;
  const call = (id: string, holder: Holder) => ctx.budget.run(id, () => next({ ctx: { holder } }));
  if (key?.partnerId) return call(key.id, { partnerId: key.partnerId, viewer: null, key });
  const viewer = await ctx.session.viewer();
  if (!viewer) throw new AppError({ code: 'UNAUTHORIZED', message: NOT_AUTHENTICATED });
  if (!viewer.secondFactorDone) throw new AppError({ code: 'FORBIDDEN', message: SECOND_FACTOR_FIRST });
  if (!mayUseBrokerPortal(viewer.role)) throw new AppError({ code: 'FORBIDDEN', message: BROKERS_ONLY });
  return call(viewer.sessionId, { partnerId: null, viewer, key });
});

/** Of a procedure that partners and staff may call: one of them. The key is absent when a person calls. */
export type Holder = { key: KeyHolder | null } & (
  | { partnerId: string; viewer: null }
  | { partnerId: null; viewer: Viewer }
);

export const ADMINS_ONLY = 'The admin area is restricted to administrators only.';

export const adminProcedure = guarded((viewer) => mayUseAdminArea(viewer.role), ADMINS_ONLY);
