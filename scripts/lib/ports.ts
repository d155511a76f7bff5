import { createServer } from 'node:net';
import { SetupError } from './steps.ts';

/** A free loopback port: the preferred one if it is free. */
export async function freePort(preferred = 0): Promise<number> {
  return (await tryPort('127.0.0.1', preferred).catch(() => undefined)) ?? tryPort('127.0.0.1', 0);
}

/** Throws an error that names the port and the remedy when the server could not listen there. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  try {
    await tryPort(host, port);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const remedy = `Stop what uses it, or choose another port: PORT=${port + 1} npm start`;
    if (code === 'EADDRINUSE') throw new SetupError(`Port ${port} on ${host} is in use by another program.\n${remedy}`);
    if (code === 'EACCES') throw new SetupError(`Port ${port} may not be opened by this user.\n${remedy}`);
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
