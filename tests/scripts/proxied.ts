/** Servers of the bundle behind a real proxy, Caddy with the file of `deploy/`. */
import { expect, vi } from 'vitest';
import { canInstallPackages, installPackage } from '../../scripts/lib/debian-package.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { type Started, startProgram, startScript } from './processes.ts';

/** Installs Caddy where that is possible. @returns whether it is there */
export async function hasCaddy(): Promise<boolean> {
  const found = () =>
    startProgram('caddy', ['version']).ended.then(
      (code) => code === 0,
      () => false,
    );
  if (!(await found()) && canInstallPackages()) await installPackage('caddy');
  return found();
}

/** @param home where Caddy keeps what it must */
export function startCaddy(url: string, ports: readonly number[], home: string): Started {
  return startProgram('caddy', ['run', '--config', inRoot('deploy/caddy/Caddyfile'), '--adapter', 'caddyfile'], {
    SITE_ADDRESS: url,
    UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    HOME: home,
  });
}

/** A server that leaves jobs to a worker; it listens when this resolves. */
export async function startBundledServer(variables: Record<string, string>): Promise<Started> {
  const server = startScript('dist/server/serve.js', ['--no-jobs'], variables);
  await server.says(/listening on/);
  return server;
}

export function whenReady(port: number): Promise<unknown> {
  return vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
}
