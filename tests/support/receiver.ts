/** Another party’s server, which takes what it is sent, as well or as badly as a test wants. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Received = { path: string; headers: Record<string, unknown>; body: string };

export async function startReceiver(port = 0) {
  const received: Received[] = [];
  /** The status of each answer; null: none is given. */
  let how: () => number | null = () => 200;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const status = how();
    received.push({ path: String(request.url), headers: request.headers, body });
    if (status !== null) response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    received,
    port: (server.address() as AddressInfo).port,
    answer(next: () => number | null) {
      how = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
