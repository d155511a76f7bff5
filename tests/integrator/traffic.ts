/** Calls by the operation ids of the served document, all recorded as a HAR. Only Node’s own modules, as everything in this folder. */

type Operation = { operationId?: string };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };
type Input = {
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  json?: unknown;
};
export type Answer<T> = { body: T; bytes: Buffer; headers: Headers };

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head'];
const pairs = (headers: Headers) => [...headers].map(([name, value]) => ({ name, value }));

/** Where each operation of the document is. */
function addressesIn({ paths }: Document): Map<string, { method: string; path: string }> {
  const found = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId }]) =>
      operationId && methods.includes(method) ? [[operationId, { method: method.toUpperCase(), path }] as const] : [],
    ),
  );
  return new Map(found);
}

/** Reads the document of a server, and calls what it describes. */
export async function openTraffic(url: string) {
  const entries: object[] = [];

  async function send(request: Request, sent: string | undefined): Promise<Answer<unknown>> {
    const startedDateTime = new Date().toISOString();
    const began = performance.now();
    const answer = await fetch(request);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const time = performance.now() - began;
    const mimeType = answer.headers.get('content-type') ?? '';
    const isText = /json|text|yaml/.test(mimeType);
    const shared = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
    entries.push({
      ...{ startedDateTime, time, cache: {}, timings: { send: 0, wait: time, receive: 0 } },
      request: {
        ...{ ...shared, method: request.method, url: request.url, headers: pairs(request.headers) },
        ...{ queryString: [...new URL(request.url).searchParams].map(([name, value]) => ({ name, value })) },
        ...{ bodySize: sent?.length ?? 0, ...(sent && { postData: { mimeType: 'application/json', text: sent } }) },
      },
      response: {
        ...{ ...shared, status: answer.status, statusText: answer.statusText, headers: pairs(answer.headers) },
        ...{ redirectURL: '', bodySize: bytes.length },
        content: {
          ...{ size: bytes.length, mimeType, text: bytes.toString(isText ? 'utf8' : 'base64') },
          ...(!isText && { encoding: 'base64' }),
        },
      },
    });
    if (!answer.ok) throw new Error(`${request.method} ${request.url}: ${answer.status} ${bytes.toString()}`);
    return { body: mimeType.includes('json') ? JSON.parse(bytes.toString()) : null, bytes, headers: answer.headers };
  }

  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  const addresses = addressesIn(document);

  return {
    document,
    har: () => ({ log: { version: '1.2', creator: { name: 'integrator', version: '1' }, entries } }),
    /** @returns how the holder of a key calls an operation. Each POST has an Idempotency-Key. */
    with(key: string) {
      return async <T>(operation: string, input: Input = {}): Promise<Answer<T>> => {
        const { method, path } = addresses.get(operation) ?? {};
        if (!method || !path) throw new Error(`The document has no operation ${operation}`);
        const address = new URL(
          path.replaceAll(/\{(\w+)\}/g, (_, name: string) => input.path?.[name] ?? ''),
          url,
        );
        address.search = new URLSearchParams(input.query).toString();
        const body = input.json === undefined ? undefined : JSON.stringify(input.json);
        const headers = new Headers({ authorization: `Bearer ${key}`, ...input.headers });
        if (body) headers.set('content-type', 'application/json');
        if (method === 'POST') headers.set('idempotency-key', crypto.randomUUID());
        return (await send(new Request(address, { method, headers, ...(body && { body }) }), body)) as Answer<T>;
      };
    },
  };
}
