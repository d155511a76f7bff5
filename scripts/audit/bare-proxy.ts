import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { withoutScripts } from './tags.ts';

interface BarePage {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface BareProxy {
  url: string;
  /** Prepares the page, so that compressing it is not part of the measurement. */
  prepare(path: string): Promise<void>;
  close(): Promise<void>;
}

/** A server in front of the product that removes every script element from its pages and passes everything else through unchanged. */
export async function startBareProxy(target: string): Promise<BareProxy> {
  // Pages are measured one at a time, so one is cached.
  let kept: { path: string; page: BarePage } | undefined;
  const server = createServer(async (req, res) => {
    try {
      const path = req.url ?? '/';
      if (!req.headers.accept?.startsWith('text/html')) return await passOn(target, req, res);
      if (kept?.path !== path) kept = { path, page: await barePage(`${target}${path}`) };
      res.writeHead(kept.page.status, kept.page.headers).end(kept.page.body);
    } catch {
      res.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async prepare(path) {
      await (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).arrayBuffer();
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Compressed as the build compresses, so that the two pages differ only in their scripts. */
async function barePage(url: string): Promise<BarePage> {
  const { answer, body } = await get(url);
  const bare = brotliCompressSync(withoutScripts(body.toString('utf8')));
  const { 'transfer-encoding': _, ...kept } = answer.headers;
  const headers = { ...kept, 'content-encoding': 'br', 'content-length': String(bare.length) };
  return { status: answer.statusCode ?? 502, headers, body: bare };
}

async function get(url: string): Promise<{ answer: IncomingMessage; body: Buffer }> {
  const asked = request(url, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { answer, body: Buffer.concat(chunks) };
}

async function passOn(target: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const asked = request(`${target}${req.url}`, { method: req.method, headers: req.headers });
  req.pipe(asked);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
  answer.pipe(res);
}
