/**
 * What the REST library reads from a request. It converts any other object to a web Request, only for the abort signal, which no REST
 * procedure uses; that took a sixth of its time. So it gets an object that passes for a web Request and reads from Express's request.
 */
import type { Request, Response } from 'express';
import type { queryReader } from '#server/app/trpc/rest-query.ts';
import type { RestProcedure } from '#server/app/trpc/rest-schemas.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Context } from '#server/platform/trpc/context.ts';

export type Target = {
  openapi: RestProcedure['openapi'];
  limits: RestProcedure['limits'];
  readQuery: ReturnType<typeof queryReader>;
  /** Whether `If-Match` carries the version that its input needs. */
  versioned: boolean;
};

export type Call = {
  express: Request;
  response: Response;
  target: Target;
  db: Database;
  /** From `If-Match`; null where nothing is changed by version. */
  version: number | null;
  /** Set by a failure of a call that may run again: reported when it is certain. */
  failure?: CallFailure;
};
export type CallFailure = { error: unknown; ctx?: Context; path?: string };
const shape = Object.create(globalThis.Request.prototype, {
  method: { get: readExpress('method') },
  url: { get: readExpress('url') },
  query: {
    get(this: Call) {
      const read = Object.entries({ ...this.target.readQuery(this.express.query), ...versionOf(this) });
      // The library drops an empty value and unpacks a list of one; packed once more, every value arrives as it was read.
      return Object.fromEntries(read.map(([name, value]) => [name, [value]]));
    },
  },
  body: {
    get(this: Call) {
      return { ...this.express.body, ...versionOf(this) };
    },
  },
  headers: {
    get(this: Call) {
      return { get: (name: string) => this.express.headers[name] ?? null };
    },
  },
  signal: { value: undefined },
});

function versionOf({ version }: Call): { version?: number } {
  return version === null ? {} : { version };
}

function readExpress(name: 'method' | 'url') {
  return function read(this: Call): unknown {
    return this.express[name];
  };
}

/** One call, on the database it is made with. */
export function readCall(call: Omit<Call, 'failure'>): Call {
  return Object.assign(Object.create(shape), call) as Call;
}
