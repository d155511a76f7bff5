import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { inRoot } from './root.ts';

type Prerender = typeof import('../../src/client/site/prerender.tsx');

/** Paths the API server answers; everything else is a source file or a page. */
const API = /^\/(api|dev|forms|healthz|readyz|\.well-known)(\/|\?|$)/;
/** Pages whose content depends on the request: the API server supplies the data, this one renders it. */
const RESULT = /^\/(search|feedback\/sent|newsletter\/(confirm|unsubscribe)|get-quote\/form\/[\w-]+)(\?|$)/;
const isResult = (req: IncomingMessage) => RESULT.test(req.url ?? '') || req.method === 'POST';

const PRERENDER = '/src/client/site/prerender.tsx';

/** Serves pages and sources through Vite with hot reload, and proxies API requests. Returns a function that closes it. */
export async function startDevServer(
  host: string,
  port: number,
  apiPort: () => Promise<number>,
): Promise<() => Promise<void>> {
  const server = createServer((req, res) => {
    if (API.test(req.url ?? '')) passOn(req, res, apiPort);
    else if (isResult(req)) answerResult(vite, req, res, apiPort);
    else vite.middlewares(req, res, () => answerPage(vite, req, res));
  });
  const vite = await createVite({
    configFile: inRoot('vite.config.ts'),
    root: inRoot(),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/.data/**', '**/dist/**', '**/test-results/**'] },
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await vite.close();
  };
}

/** While the API server restarts, the request waits for it; streams pass through as they arrive. */
async function passOn(req: IncomingMessage, res: ServerResponse, apiPort: () => Promise<number>): Promise<void> {
  try {
    const port = await apiPort();
    const onward = request(
      { host: '127.0.0.1', port, path: req.url, method: req.method, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
        // A restart cuts the response off midway.
        answer.once('error', () => res.destroy());
      },
    );
    onward.once('error', () =>
      res.headersSent ? res.destroy() : unavailable(res, 'The API server stopped before it responded.'),
    );
    res.once('close', () => onward.destroy());
    req.pipe(onward);
  } catch (error) {
    unavailable(res, (error as Error).message);
  }
}

/** Requests the data of a result page from the API server and renders it; redirects pass through. */
async function answerResult(
  vite: ViteDevServer,
  req: IncomingMessage,
  res: ServerResponse,
  apiPort: () => Promise<number>,
): Promise<void> {
  try {
    const answer = await fetch(`http://127.0.0.1:${await apiPort()}${req.url}`, {
      method: req.method ?? 'GET',
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(req.headers['content-type'] && { 'content-type': req.headers['content-type'] }),
        ...(req.headers.cookie && { cookie: req.headers.cookie }),
      },
      ...(req.method === 'POST' && { body: req as unknown as ReadableStream, duplex: 'half' as const }),
    });
    const location = answer.headers.get('location');
    if (location) {
      res.writeHead(answer.status, { location }).end();
      return;
    }
    const { renderResult, devAssets } = (await vite.ssrLoadModule(PRERENDER)) as Prerender;
    const { page, data } = (await answer.json()) as { page: Parameters<typeof renderResult>[0]; data: never };
    const html = await vite.transformIndexHtml(req.url ?? '/', await renderResult(page, data, devAssets));
    res.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    unavailable(res, (error as Error).message);
  }
}

function unavailable(res: ServerResponse, message: string): void {
  res.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'UNAVAILABLE', message }));
}

async function answerPage(vite: ViteDevServer, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = req.url ?? '/';
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405).end();
    return;
  }
  try {
    const { renderPage, renderSiteFile, devAssets } = (await vite.ssrLoadModule(PRERENDER)) as Prerender;
    const file = await renderSiteFile(url);
    if (file !== null) {
      const type = /\.js$/.test(url) ? 'text/javascript' : 'text/plain';
      res.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(file);
      return;
    }
    const { status, html } = await renderPage(url, devAssets);
    const page = await vite.transformIndexHtml(url, html);
    res.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    console.error(error);
    const stack = String((error as Error).stack).replaceAll('<', '&lt;');
    // Vite's client reloads this page when a file is fixed.
    const page = await vite.transformIndexHtml(url, `<!doctype html><title>Error</title><pre>${stack}</pre>`);
    res.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }
}
