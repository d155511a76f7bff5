/** A TCP proxy that can be cut or go silent: on demand it breaks its connections or leaves them open without a byte. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  url: string;
  /** Breaks open connections and refuses new ones, until `repair`. */
  cut(): void;
  /** Open connections stay open and never send another byte, as after a failover; new ones are forwarded. */
  silence(): void;
  /** The same, and new connections are accepted without a response, until `repair`. */
  hang(): void;
  repair(): void;
  /** The total number of connections that were let through. */
  connections(): number;
  /** The same address, reached through this proxy. */
  behind(address: string): string;
  close(): Promise<void>;
}

export async function startCuttableProxy(port: number): Promise<CuttableProxy> {
  const open = new Set<Socket>();
  const pairs = new Set<{ near: Socket; far: Socket }>();
  let state: 'whole' | 'cut' | 'hanging' = 'whole';
  let count = 0;
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    count += 1;
    track(near);
    if (state === 'hanging') return void near.resume();
    const far = connect(port, '127.0.0.1');
    track(far);
    const pair = { near, far };
    pairs.add(pair);
    near.once('close', () => pairs.delete(pair));
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    state = 'cut';
    for (const socket of open) socket.destroy();
  };
  const silence = () => {
    for (const { near, far } of pairs) {
      near.unpipe(far);
      far.unpipe(near);
      // The old server is gone, with its locks; the client that waits is not notified.
      far.destroy();
      near.resume();
    }
    pairs.clear();
  };
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${ownPort}`,
    behind: (address) => Object.assign(new URL(address), { port: String(ownPort) }).href,
    cut,
    silence,
    hang: () => {
      state = 'hanging';
      silence();
    },
    repair: () => {
      state = 'whole';
    },
    connections: () => count,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
