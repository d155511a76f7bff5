import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTRPCClient } from '@trpc/client';
import { EventSource } from 'eventsource';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppRouter } from '#server/app/trpc/root.ts';
import { streamLinks } from './stream-links.ts';

let stop = () => {};
afterEach(() => stop());

/** Opens the stream at a server that answers its requests one after the other. */
async function open(answers: ((res: ServerResponse) => void)[]) {
  const asked: string[] = [];
  const server = createServer((req: IncomingMessage, res) => {
    asked.push(decodeURIComponent(req.url ?? ''));
    answers[Math.min(asked.length, answers.length) - 1]?.(res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const heard: unknown[] = [];
  const failures: unknown[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createTRPCClient<AppRouter>({
    links: streamLinks(url, EventSource as unknown as typeof globalThis.EventSource),
  });
  const subscription = client.live.watch.subscribe(
    {},
    { onData: ({ data }) => heard.push(data), onError: (error) => failures.push(error) },
  );
  stop = () => {
    subscription.unsubscribe();
    server.closeAllConnections();
    server.close();
  };
  return { asked, heard, failures };
}

const begin = (res: ServerResponse) => {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  return res.write('retry: 10\nevent: connected\ndata: {}\n\n');
};
const event = (id: string) => `id: ${id}\ndata: {"json":{"kind":"queue"}}\n\n`;

test('a stream that a proxy answers with an error is opened again behind its last event', async () => {
  const { asked, heard, failures } = await open([
    (res) => {
      begin(res);
      res.end(event('n1c0'));
    },
    (res) => res.writeHead(502).end(),
    (res) => {
      begin(res);
      res.write(event('n2c0'));
    },
  ]);
  await vi.waitFor(() => expect(heard).toHaveLength(2), { timeout: 30_000 });
  expect(failures).toEqual([]);
  expect(asked).toHaveLength(3);
  expect(asked[2]).toContain('"lastEventId":"n1c0"');
});

test('what our server refuses stays refused', async () => {
  const refusal = { message: 'Log in again', code: -32001, data: { code: 'UNAUTHORIZED', httpStatus: 401 } };
  const { asked, failures } = await open([
    (res) => {
      begin(res);
      res.end(`event: serialized-error\ndata: ${JSON.stringify({ json: refusal })}\n\n`);
    },
  ]);
  await vi.waitFor(() => expect(failures).toHaveLength(1), { timeout: 30_000 });
  expect(asked).toHaveLength(1);
});
