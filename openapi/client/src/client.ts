/** Typed calls over openapi-fetch that are repeated where that’s safe and throw when they’re refused. */
import createFetchClient from 'openapi-fetch';
import { type Attempts, send } from './attempts.ts';
import type { Call, Page, Walk } from './calls.ts';

export interface ClientSettings extends Partial<Attempts> {
  /** Of the installation, such as `https://coverbridge.example`. */
  baseUrl: string;
  /** An API key. Addresses that are open need none. */
  key?: string;
}

export interface Client<Paths extends {}> {
  GET: Call<Paths, 'get'>;
  POST: Call<Paths, 'post'>;
  PUT: Call<Paths, 'put'>;
  PATCH: Call<Paths, 'patch'>;
  DELETE: Call<Paths, 'delete'>;
  /** The items of a list, page after page. A page is fetched when its first item is asked for. */
  each: Walk<Paths, 'item'>;
  /** The same as whole pages, for callers who store `nextCursor`. */
  pages: Walk<Paths, 'page'>;
}

interface UntypedOptions {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** What all lists have in common. */
interface List {
  get: { parameters: UntypedOptions; responses: { 200: { content: { 'application/json': Page<unknown> } } } };
}

const defaults: Attempts = { fetch: (request) => fetch(request), retries: 3, maxWaitSeconds: 60, timeoutSeconds: 90 };

/**
 * @returns calls that resolve with `{data, response}`
 * @throws ApiError, from each call: refused, or not answered after all attempts
 */
export function clientOf<Paths extends {}>({ baseUrl, key, ...changes }: ClientSettings): Client<Paths> {
  const attempts = { ...defaults, ...changes };
  const client = createFetchClient<Record<string, List>>({
    baseUrl,
    ...(key && { headers: { authorization: `Bearer ${key}` } }),
    fetch: (request) => send(request, attempts),
  });

  async function* pages(path: string, { path: inPath, query, ...init }: UntypedOptions = {}) {
    let cursor: string | null | undefined;
    do {
      const params = { ...(inPath && { path: inPath }), query: { ...query, ...(cursor && { cursor }) } };
      const { data } = await client.GET(path, { ...init, params });
      const page = data as Page<unknown>;
      yield page;
      cursor = page.nextCursor;
    } while (cursor);
  }

  async function* each(path: string, options?: UntypedOptions) {
    for await (const { items } of pages(path, options)) yield* items;
  }

  const { GET, POST, PUT, PATCH, DELETE } = client;
  return { GET, POST, PUT, PATCH, DELETE, each, pages } as unknown as Client<Paths>;
}
