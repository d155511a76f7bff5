/** A wire that can be cut: forwards TCP to a port, and breaks every connection on demand, as a phone in a tunnel does. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  url: string;
  /** Breaks what is open and refuses what comes, until `mend`. */
  cut(): void;
  mend(): void;
  /** How many connections were ever let through. */
  connections(): number;
  close(): Promise<void>;
}

export async function startCuttableProxy(port: number): Promise<CuttableProxy> {
  const open = new Set<Socket>();
  let broken = false;
  let count = 0;
  const server = createServer((near) => {
    if (broken) return void near.destroy();
    count += 1;
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    broken = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      broken = false;
    },
    connections: () => count,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
