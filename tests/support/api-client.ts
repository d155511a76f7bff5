/** One user's access over real HTTP: a cookie jar, the REST API, the typed tRPC API and raw tRPC requests. */
import { createTRPCClient, httpBatchLink, type TRPCClient, TRPCClientError } from '@trpc/client';
import { transformer } from '#client/lib/transformer.ts';
import type { AppRouter } from '#server/app/trpc/root.ts';
import type { ErrorBody } from '#shared/platform/errors.ts';
import { MAX_BATCH } from '#shared/platform/wire.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/people.ts';
import { expectDocumented } from './documented.ts';
import { autoRequest } from './requests.ts';

export type Answer = { status: number; headers: Headers; text: string; body: unknown };

export type CallOptions = {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged; set the content type in `headers`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

export type ApiClient = {
  url: string;
  cookies: Map<string, string>;
  /** Any request with the jar's cookies. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** A REST request; a response that `openapi/openapi.json` does not document fails the test. */
  rest(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** One tRPC call as raw HTTP: the JSON text of its input is sent unparsed. */
  wire(
    type: 'query' | 'mutation',
    procedure: string,
    inputText: string,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Opens the stream of `live.watch` and returns its first event, or the failure as a response with its status. */
  watch(inputText: string): Promise<Answer>;
  trpc: TRPCClient<AppRouter>;
  /** The same caller at an address, with a cookie jar of its own: what a call does to its session ends with it. */
  copyAt(url: string): ApiClient;
};

function remember(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A stream begins with status 200 even when it is refused: the refusal is its first event. */
async function firstOf({ status, headers, body }: Response): Promise<Answer> {
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    for (const block of text.split('\n\n').slice(0, -1)) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (!data || event === 'connected') continue;
      const told = bodyOf(data) as { json: { data: { httpStatus: number } } };
      return event === 'serialized-error'
        ? { status: told.json.data.httpStatus, headers, text: data, body: { error: told } }
        : { status, headers, text: data, body: told };
    }
  }
  return { status, headers, text, body: bodyOf(text) };
}

export function createApiClient(url: string, fixed: Record<string, string> = {}): ApiClient {
  const cookies = new Map<string, string>();

  async function fetchWithCookies(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...fixed, ...Object.fromEntries(new Headers(init.headers)) });
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(input, { ...init, headers, redirect: 'manual' });
    remember(cookies, response.headers);
    return response;
  }

  async function call(method: string, path: string, { json, raw, headers }: CallOptions = {}): Promise<Answer> {
    const body = raw ?? (json === undefined ? null : JSON.stringify(json));
    const sent = new Headers(headers);
    if (json !== undefined && !sent.has('content-type')) sent.set('content-type', 'application/json');
    const response = await fetchWithCookies(url + path, { method, body, headers: sent });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: bodyOf(text) };
  }

  return {
    url,
    cookies,
    call,
    async rest(method, path, options) {
      const answer = await call(method, path, options);
      expectDocumented(method, path, answer);
      return answer;
    },
    wire(type, procedure, inputText, headers = {}) {
      return type === 'query'
        ? call('GET', `/api/trpc/${procedure}?input=${encodeURIComponent(inputText)}`, { headers })
        : call('POST', `/api/trpc/${procedure}`, {
            raw: inputText,
            headers: { 'content-type': 'application/json', ...headers },
          });
    },
    async watch(inputText) {
      const address = `${url}/api/trpc/live.watch?input=${encodeURIComponent(inputText)}`;
      const response = await fetchWithCookies(address, { headers: { accept: 'text/event-stream' } });
      return firstOf(response);
    },
    copyAt(address) {
      const copy = createApiClient(address, fixed);
      for (const [name, value] of cookies) copy.cookies.set(name, value);
      return copy;
    },
    trpc: createTRPCClient<AppRouter>({
      links: [
        httpBatchLink({
          url: `${url}/api/trpc`,
          transformer,
          maxItems: MAX_BATCH,
          fetch: (input, init) => fetchWithCookies(input as string, init as RequestInit),
        }),
      ],
    }),
  };
}

/** Signs in one of the demo's users over tRPC; the cookie then works in both APIs. */
export async function signIn(url: string, username: string, password: string = DEMO_PASSWORD): Promise<ApiClient> {
  const client = createApiClient(url);
  await client.trpc.auth.login.mutate({ username, password });
  return client;
}

/** A complete auto request, sent as a visitor's browser would. */
export function submitQuote({ trpc }: ApiClient, changes: Record<string, unknown> = {}): Promise<QuoteReceipt> {
  return trpc.quotes.submit.mutate(autoRequest(changes));
}

/** How a tRPC call failed: its status and the response body. Throws when the call succeeded. */
export async function failureOf(call: Promise<unknown>): Promise<ErrorBody & { status: number }> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof TRPCClientError) || !error.data) throw error;
    return { ...error.data, message: error.message, status: error.data.httpStatus };
  }
  throw new Error('The call was answered although it should have failed.');
}
