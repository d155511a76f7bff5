import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { SetupError } from './steps.ts';

/** Where systems take no ports for connections from: Linux begins at 32768, macOS and Windows at 49152. */
const FIRST = 20_000;
const LAST = 32_000;

/**
 * A free loopback port: the preferred one if it is free, otherwise one by chance that stays free until the caller
 * listens. A port the system chooses itself (port 0) can be taken by the next outgoing connection.
 */
export async function freePort(preferred = randomInt(FIRST, LAST)): Promise<number> {
  const port = await tryPort('127.0.0.1', preferred).catch(() => undefined);
  return port ?? freePort();
}

/** Throws an error that names the port and the remedy when the server could not listen there. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  try {
    await tryPort(host, port);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const remedy = `Stop what’s using it, or choose another port: PORT=${port + 1} npm start`;
    if (code === 'EADDRINUSE') throw new SetupError(`Port ${port} on ${host} is in use by another program.\n${remedy}`);
    if (code === 'EACCES') throw new SetupError(`Port ${port} can’t be opened by this user.\n${remedy}`);
    throw new SetupError(
      `This machine cannot listen on ${host}:${port} (${code}). Set HOST and PORT to an address it has.`,
    );
  }
}

function tryPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
