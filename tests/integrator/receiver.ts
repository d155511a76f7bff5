/** A system that receives webhooks and verifies each by hand. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Event = { id: string; type: string; case: { id: string; version: number } | null };

/** Whether one of the signatures is that of the id, the time and the body, as Standard Webhooks describes. */
function isSigned(secret: string, headers: Headers, body: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const [id, time] = [headers.get('webhook-id'), headers.get('webhook-timestamp')];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest();
  return (headers.get('webhook-signature') ?? '').split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Keeps what arrives, in its order. What isn’t signed is refused and noted. */
export async function openReceiver(port = 0) {
  const [events, refused]: [Event[], string[]] = [[], []];
  let secret = '';
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = new Headers(request.headers as Record<string, string>);
    const event = JSON.parse(body) as Event;
    const isRight = isSigned(secret, headers, body) && headers.get('webhook-id') === event.id;
    if (isRight) events.push(event);
    else refused.push(body);
    response.writeHead(isRight ? 204 : 401).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...{ events, refused },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    trust(next: string) {
      secret = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
