/** Listens, and stops without cutting anybody off. See docs/decisions/0028-stopping-without-a-cut.md. */
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a connection may wait for its next request. */
const KEEP_ALIVE_MS = 10_000;
/** Node tells clients the time above and closes this much later, for requests that are on their way. */
const KEEP_ALIVE_BUFFER_MS = 1_000;
/** Requests that are being answered when the draining ends: uploads, exports. */
const OPEN_REQUESTS_MS = 20_000;
/** Nobody reads or writes for this long. Streams send a sign of life every 15 seconds. */
const SILENT_SOCKET_MS = 120_000;

/** A turn of the event loop in which nothing happened takes less than this. */
const QUIET_TURN_MS = 0.3;
const QUIET_WITHIN_MS = 2_000;

type Options = {
  host: string;
  port: number;
  /** How long balancers have to notice that requests should go elsewhere. */
  drainMs: number;
};

export type Listener = {
  url: string;
  /**
   * Goes on answering for the time of the draining, each answer with `Connection: close`, then takes no more connections and waits for
   * what is open, twenty seconds at most. Answers how many connections were cut then.
   * @param streamsEnd called when new connections are no longer taken, so that streams are opened elsewhere
   */
  stop(streamsEnd: () => void): Promise<{ cut: number }>;
};

export async function listen({ host, port, drainMs }: Options, answer: RequestListener): Promise<Listener> {
  // A connection that was idle when the draining began is closed before it ends, so that no request can meet a closed one.
  const keepAliveTimeout = drainMs
    ? Math.min(KEEP_ALIVE_MS, Math.max(1_000, drainMs - 2 * KEEP_ALIVE_BUFFER_MS))
    : KEEP_ALIVE_MS;
  const open = new Set<ServerResponse>();
  let stopping = false;
  let accepted = 0;

  const server = createServer(
    // Slow clients are shed: Node's own limits are minutes long.
    { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000, keepAliveTimeout },
    (req, res) => {
      open.add(res);
      res.once('close', () => open.delete(res));
      if (stopping) res.setHeader('Connection', 'close');
      answer(req, res);
    },
  );
  server.on('connection', () => {
    accepted += 1;
  });
  server.keepAliveTimeoutBuffer = KEEP_ALIVE_BUFFER_MS;
  // A reader that stopped reading would otherwise hold its file or its bucket's connection for ever.
  server.setTimeout(SILENT_SOCKET_MS);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  /**
   * Connections that the kernel has queued are reset when the socket closes, and Node takes one of them in each turn of its loop. So it
   * closes in a quiet moment: after two turns in which nothing happened. Not by the method of `http.Server`, which closes connections
   * that may have a request on its way.
   */
  async function stopListening(): Promise<void> {
    const deadline = performance.now() + QUIET_WITHIN_MS;
    for (let quiet = 0; quiet < 2 && performance.now() < deadline; ) {
      const [before, at] = [accepted, performance.now()];
      await new Promise((resolve) => setImmediate(resolve));
      quiet = accepted === before && performance.now() - at < QUIET_TURN_MS ? quiet + 1 : 0;
    }
    await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  }

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    async stop(streamsEnd) {
      stopping = true;
      for (const res of open) if (!res.headersSent) res.setHeader('Connection', 'close');
      await sleep(drainMs);
      const closed = stopListening();
      streamsEnd();
      if (drainMs === 0) server.closeIdleConnections();
      const deadline = new AbortController();
      const cut = sleep(OPEN_REQUESTS_MS, undefined, { signal: deadline.signal }).then(
        () => {
          const left = open.size;
          server.closeAllConnections();
          return left;
        },
        () => 0,
      );
      await closed;
      deadline.abort();
      return { cut: await cut };
    },
  };
}
