/** A real clamd on a free loopback port that knows one harmful file: EICAR, which is harmless and made for this. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canInstallPackages, installPackage } from '../../scripts/lib/debian-package.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { eventually } from './eventually.ts';

const PROGRAM = '/usr/sbin/clamd';
/** Written in two parts, so that no scanner quarantines this file. */
export const EICAR = `${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD'}${'-ANTIVIRUS-TEST-FILE!$H+H*'}`;

/** Why there is no clamd here, or `null`. Installs it where possible. */
export async function whyNoClamd(): Promise<string | null> {
  if (existsSync(PROGRAM)) return null;
  if (!canInstallPackages()) return 'clamd is not installed, and only root on Debian could install it';
  await installPackage('clamav-daemon');
  return existsSync(PROGRAM) ? null : 'clamd could not be installed';
}

export interface Clamd {
  port: number;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write('zPING\0'));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', (bytes) => {
      resolve(bytes.toString().startsWith('PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false)).once('close', () => resolve(false));
  });
}

export async function startClamd(): Promise<Clamd> {
  const [folder, port] = await Promise.all([mkdtemp(path.join(tmpdir(), 'coverbridge-clamd-')), freePort()]);
  // One signature: the bytes of EICAR, wherever they occur.
  await writeFile(path.join(folder, 'test.ndb'), `Eicar-Test-Signature:0:*:${Buffer.from(EICAR).toString('hex')}\n`);
  const config = path.join(folder, 'clamd.conf');
  await writeFile(
    config,
    [
      `TCPSocket ${port}`,
      'TCPAddr 127.0.0.1',
      `DatabaseDirectory ${folder}`,
      `TemporaryDirectory ${folder}`,
      'Foreground yes',
      'StreamMaxLength 3M',
      'ConcurrentDatabaseReload no',
    ].join('\n'),
  );
  let child: ReturnType<typeof spawn> | undefined;
  const clamd: Clamd = {
    port,
    async start() {
      child = spawn(PROGRAM, ['--config-file', config], { stdio: 'ignore' });
      await eventually('clamd answers', () => answers(port), 30_000);
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async remove() {
      await clamd.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await clamd.start();
  return clamd;
}
