/** Prism between a caller and the server: it answers with an error of its own where a call or its answer isn't what the document says. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/lib/ports.ts';
import { inRoot } from '../../../scripts/lib/root.ts';
import type { Answer } from '../api-client.ts';

export type Prism = { url: string; stop(): Promise<void> };

/** Starts `prism proxy --errors` with the committed document, on loopback. */
export async function startPrism(upstream: string): Promise<Prism> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = inRoot('node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js');
  const document = inRoot('openapi', 'openapi.json');
  const options = ['--errors', '--host', '127.0.0.1', '--port', String(port), '--verboseLevel', 'error'];
  const child = spawn(process.execPath, [command, 'proxy', document, upstream, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([listening(url), ended.then(() => Promise.reject(new Error('Prism ended before it listened')))]);
  // What it says is not read, and must not fill the pipe.
  child.stdout.resume();
  return {
    url,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

async function listening(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** What Prism says is wrong, when the answer is Prism's. */
export function violationsIn({ text, headers }: Answer): string | null {
  const said = headers.get('sl-violations');
  if (said) return said;
  return text.includes('stoplight.io/prism/errors') ? text : null;
}
