/** A system that receives webhooks: what came, and how it answers. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export type Received = { id: string; headers: IncomingHttpHeaders; body: string };
/** A status, or `hang`: it takes the request and says nothing. */
export type Answer = number | 'hang';

export async function startReceiver(answer: (received: Received) => Answer = () => 204) {
  const received: Received[] = [];
  let how = answer;
  const server = createServer(async (request, response) => {
    const one = { id: String(request.headers['webhook-id']), headers: request.headers, body: await text(request) };
    received.push(one);
    const said = how(one);
    if (said !== 'hang') response.writeHead(said).end('heard from ava@example.com');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    ids: () => received.map(({ id }) => id),
    answer(next: (received: Received) => Answer) {
      how = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** What the body says, if it was signed with this secret. @throws when it wasn't */
export function verified({ headers, body }: Received, secret: string): Record<string, unknown> {
  return new Webhook(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>;
}
