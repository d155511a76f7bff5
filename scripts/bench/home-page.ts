import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { median } from '../lib/median.ts';
import { freePort } from '../lib/ports.ts';
import { nodeRunning, startServer } from '../lib/processes.ts';
import { answersPerSecond } from './load.ts';
import { startNginx } from './nginx.ts';
import type { Row } from './report.ts';
import { inTurns, medianRatio } from './rounds.ts';
import type { Setting } from './setting.ts';

const GOAL = 0.8;
const CONNECTIONS = 64;

/** The prerendered home page: the product, a bare `node:http` server and, where installed, nginx, all sending the same bytes. */
export async function measureHomePage({ shutdown, folder, product, quick }: Setting): Promise<Row[]> {
  const file = await keepPage(`${product.url}/`, folder);
  const bareUrl = await startBarePage(shutdown, file);
  const nginxUrl = await startNginx(shutdown, folder, file);
  await assertSameBytes(file, [`${product.url}/`, bareUrl, ...(nginxUrl ? [nginxUrl] : [])]);

  const load = (url: string) => () => answersPerSecond({ url, connections: CONNECTIONS, seconds: quick ? 1 : 3 });
  const rates = await inTurns(quick ? 1 : 5, {
    product: load(`${product.url}/`),
    bare: load(bareUrl),
    nginx: nginxUrl ? load(nginxUrl) : async () => 0,
  });
  const ratio = medianRatio(rates.product, rates.bare);
  const ours = `${Math.round(median(rates.product))} requests/s`;
  const rows: Row[] = [
    {
      what: 'Home page, requests/s against a bare `node:http` server',
      result: ratio.toFixed(2),
      goal: `at least ${GOAL}`,
      met: ratio >= GOAL,
      details: `${ours} against ${Math.round(median(rates.bare))}`,
    },
  ];
  if (nginxUrl) {
    rows.push({
      what: 'Home page, requests/s against nginx with one worker',
      result: medianRatio(rates.product, rates.nginx).toFixed(2),
      details: `${ours} against ${Math.round(median(rates.nginx))}`,
    });
  }
  return rows;
}

/** Stores the page as the product sends it, which may differ from the build: a production server leaves out what is for the demo. */
async function keepPage(url: string, folder: string): Promise<string> {
  const file = path.join(folder, 'index.html.br');
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage];
  const page = await buffer(answer);
  writeFileSync(file, page);
  writeFileSync(file.replace(/\.br$/, ''), brotliDecompressSync(page));
  return file;
}

async function startBarePage(shutdown: Setting['shutdown'], file: string): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), FILE: file };
  await startServer(shutdown, url, nodeRunning('scripts', 'bench', 'bare-page.ts'), { env, stdio: 'ignore' });
  return url;
}

/** Comparing different responses would be meaningless. `fetch` decodes, so the decoded text is compared, and the length on the wire. */
async function assertSameBytes(file: string, urls: string[]): Promise<void> {
  const length = String(readFileSync(file).length);
  const text = readFileSync(file.replace(/\.br$/, ''), 'utf8');
  for (const url of urls) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    if (answer.headers.get('content-length') !== length || (await answer.text()) !== text)
      throw new Error(`${url} does not answer with the bytes of ${file}`);
  }
}
