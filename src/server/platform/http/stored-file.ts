/** A file of the build, held in memory with its compressed variants and headers, so that answering is one write. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync, constants as zlib } from 'node:zlib';
import { once } from '#shared/platform/once.ts';

type Headers = Record<string, string | number>;
/** Headers as one flat list of names and values: `writeHead` uses it as is, whereas an object is merged and checked twice. */
type HeaderList = (string | number)[];
type Variant = { headers: HeaderList; readonly body: Buffer };
export type StoredFile = {
  status: number;
  etag: string;
  plain: Variant;
  readonly br?: Variant | undefined;
  readonly gzip?: Variant | undefined;
  notModified: HeaderList;
};

/** The build takes eleven, two hundred times as long, for pages that are an eighth smaller. */
const QUALITY = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };

/** The types the build writes; any other extension would be sent as bytes. */
const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Compressed by the build, or by the server when somebody first asks for the file. */
type Compressed = Buffer | (() => Buffer);
export type BuiltFile = {
  plain: Buffer;
  br?: Compressed | undefined;
  gzip?: Compressed | undefined;
  etag: string;
};

/** A file of the build as it is on the disk. */
export type FileOnDisk = BuiltFile & { br?: Buffer | undefined; gzip?: Buffer | undefined };

const twin = (file: string) => readFile(file).catch(() => undefined);

/** Reads a file and the `.br` and `.gz` next to it. */
export async function readBuiltFile(file: string): Promise<FileOnDisk> {
  const [plain, br, gzip] = await Promise.all([readFile(file), twin(`${file}.br`), twin(`${file}.gz`)]);
  return { plain, br, gzip, etag: etagOf(plain) };
}

/** The same, at once: there are a thousand, and a start has nothing else to do meanwhile. */
export function readBuiltFileNow(file: string): FileOnDisk {
  const plain = readFileSync(file);
  const twinOf = (name: string) => (existsSync(name) ? readFileSync(name) : undefined);
  return { plain, br: twinOf(`${file}.br`), gzip: twinOf(`${file}.gz`), etag: etagOf(plain) };
}

/** Compressed as small as two milliseconds allow, when somebody asks for it. */
export function compressedLater(plain: Buffer): { br: Compressed; gzip: Compressed } {
  return { br: () => brotliCompressSync(plain, QUALITY), gzip: () => gzipSync(plain) };
}

/** The same for the same content, whichever process serves it. */
export function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/**
 * @param file its name, for the type
 * @param shared headers of every response, including the cache rule
 */
export function storeFile(file: string, built: BuiltFile, status: number, shared: Headers): StoredFile {
  const { plain, br, gzip, etag } = built;
  const common = { ...shared, etag, ...(br && { vary: 'Accept-Encoding' }) };
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
  const headersOf = ({ length }: Buffer, encoding?: string): HeaderList =>
    listOf({
      ...common,
      'content-type': type,
      'content-length': length,
      ...(encoding && { 'content-encoding': encoding }),
    });
  const variant = (packed: Compressed | undefined, encoding: string) =>
    packed &&
    once((): Variant => {
      const body = typeof packed === 'function' ? packed() : packed;
      return { body, headers: headersOf(body, encoding) };
    });
  const [small, smaller] = [variant(gzip, 'gzip'), variant(br, 'br')];
  return {
    status,
    etag,
    notModified: listOf(common),
    plain: Buffer.isBuffer(gzip) ? unpackedOnce(headersOf(plain), gzip) : { headers: headersOf(plain), body: plain },
    get br() {
      return smaller?.();
    },
    get gzip() {
      return small?.();
    },
  };
}

/** Every browser takes a compressed file, so the plain one is kept only once somebody asks for it: there are 17 MB of them. */
function unpackedOnce(headers: HeaderList, gzip: Buffer): Variant {
  let body: Buffer | undefined;
  return {
    headers,
    get body() {
      body ??= gunzipSync(gzip);
      return body;
    },
  };
}

function listOf(headers: Headers): HeaderList {
  return Object.entries(headers).flat();
}

/** Sends the variant the client accepts, or "not modified". */
export function sendFile(file: StoredFile, req: IncomingMessage, res: ServerResponse, requestId: string): void {
  if (file.status === 200 && req.headers['if-none-match'] === file.etag) {
    res.writeHead(304, [...file.notModified, 'x-request-id', requestId]).end();
    return;
  }
  const accepts = String(req.headers['accept-encoding'] ?? '');
  const small = accepts.includes('br') ? file.br : accepts.includes('gzip') ? file.gzip : undefined;
  const variant = small ?? file.plain;
  res.writeHead(file.status, [...variant.headers, 'x-request-id', requestId]);
  res.end(req.method === 'HEAD' ? undefined : variant.body);
}
