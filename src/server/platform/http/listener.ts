/** Listens, and shuts down gracefully. See docs/decisions/0028-stopping-without-a-cut.md. */
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a connection may wait for its next request. */
const KEEP_ALIVE_MS = 10_000;
/** Node announces the time above to clients and closes this much later, for requests that are already in transit. */
const KEEP_ALIVE_BUFFER_MS = 1_000;
/** For requests still being answered when draining ends: uploads, exports. */
const OPEN_REQUESTS_MS = 20_000;
/** A socket without traffic for this long is closed. Streams send a heartbeat every 15 seconds. */
const SILENT_SOCKET_MS = 120_000;

/** An idle turn of the event loop takes less than this. */
const QUIET_TURN_MS = 0.3;
const QUIET_WITHIN_MS = 2_000;

type Options = {
  host: string;
  port: number;
  /** How long load balancers have to notice that requests should go elsewhere. */
  drainMs: number;
};

export type Listener = {
  url: string;
  /**
   * Keeps answering while draining, each response with `Connection: close`, then accepts no more connections and waits for open requests,
   * twenty seconds at most. Returns how many connections were cut then.
   * @param streamsEnd called when new connections are no longer accepted, so that streams reconnect elsewhere
   */
  stop(streamsEnd: () => void): Promise<{ cut: number }>;
};

export async function listen({ host, port, drainMs }: Options, answer: RequestListener): Promise<Listener> {
  // A connection that was idle when draining began is closed before it ends, so that no request can reach a closed one.
  const keepAliveTimeout = drainMs
    ? Math.min(KEEP_ALIVE_MS, Math.max(1_000, drainMs - 2 * KEEP_ALIVE_BUFFER_MS))
    : KEEP_ALIVE_MS;
  const open = new Set<ServerResponse>();
  let stopping = false;
  let accepted = 0;

  const server = createServer(
    // Slow clients are dropped: Node's own limits are minutes long.
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
  // A client that stopped reading would otherwise hold its file or its bucket connection forever.
  server.setTimeout(SILENT_SOCKET_MS);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  /**
   * Connections that the kernel has queued are reset when the socket closes, and Node accepts one of them in each turn of its loop. So it
   * closes at a quiet moment: after two idle turns. Not with the method of `http.Server`, which closes connections that may have a request
   * in transit.
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
      // Ends its timer that looks for slow connections, which would keep the whole server in memory.
      server.close();
      return { cut: await cut };
    },
  };
}
