import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface LocalServer {
  url: string;
  received: Received[];
  /** What happens to the next requests, in this order; the last one goes on. */
  plan(...steps: Step[]): void;
  stop(): Promise<void>;
}

export type Step = (answer: ServerResponse, request: Received) => void;

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Step =>
  (answer) =>
    answer.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Closes the connection without an answer. */
export const cut: Step = (answer) => answer.destroy();

/** A server that answers as planned and remembers what it was asked. */
export async function startLocalServer(): Promise<LocalServer> {
  let steps: Step[] = [];
  const received: Received[] = [];
  const server = createServer(async (request, answer) => {
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: await text(request) };
    received.push(one);
    const step = steps.length > 1 ? steps.shift() : steps[0];
    step?.(answer, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    plan: (...next) => {
      steps = next;
      received.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
