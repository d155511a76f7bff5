// @module-tag long
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, connect as openSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeCluster } from '../../scripts/lib/create-cluster.ts';
import { isAlive } from '../../scripts/lib/lock.mjs';
import { freePort } from '../../scripts/lib/ports.ts';
import { type Started, startScript } from './processes.ts';

/** The last line printed at start. */
const READY = /Ctrl-C stops/;
let folder: string;
let port: number;

beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'coverbridge-start-')), '.data');
  port = await freePort();
});

afterAll(async () => {
  await removeCluster(folder);
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

test('it prepares everything, serves, finishes an open request on SIGTERM and stops its database', async () => {
  const start = npmStart();
  const words = await start.says(READY);
  for (const step of [
    'Prisma client',
    'Site',
    'PostgreSQL – created',
    'Migrations – applied',
    'Demo people',
    'Server',
  ]) {
    expect(words).toContain(step);
  }
  expect(words).toContain('demo_client, demo_broker, demo_admin');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  // Its secrets are in it, and it may be inside a repository.
  expect(readFileSync(path.join(folder, '.gitignore'), 'utf8')).toBe('*\n');

  const pid = postmaster();
  const answer = signInSlowly();
  await sleep(300);
  start.child.kill('SIGTERM');
  expect(await answer).toMatch(/^HTTP\/1.1 200/);
  expect(await start.ended).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

test('killed with -9 it leaves nothing that blocks the next start, which finds the existing data', async () => {
  const killed = npmStart();
  await killed.says(READY);
  killed.child.kill('SIGKILL');
  await killed.ended;

  const next = npmStart();
  expect(await next.says(READY)).toContain('PostgreSQL – already running');
  const pid = postmaster();
  next.child.kill('SIGINT');
  expect(await next.ended).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

test('SIGTERM repeated by npm does not cut draining short', async () => {
  const start = npmStart({ SHUTDOWN_DRAIN_SECONDS: '4' });
  await start.says(READY);
  const pid = postmaster();
  start.child.kill('SIGTERM');
  await start.says(/Finishing open requests/);
  // Later than what counts as the same signal, as when run.mjs notices that npm is gone.
  await sleep(1_500);
  start.child.kill('SIGTERM');
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
  expect(await start.ended).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

test('a port in use is reported with a readable error, before anything is started', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  const start = npmStart();
  expect(await start.ended).toBe(1);
  expect(start.output()).toContain(`Port ${port} on 127.0.0.1 is in use`);
  expect(start.output()).toContain(`PORT=${port + 1} npm start`);
  other.close();
});

test('in production it lists everything that is missing or weak at once, and starts nothing', async () => {
  const elsewhere = path.join(path.dirname(folder), 'production');
  const start = startScript('scripts/start.ts', [], {
    NODE_ENV: 'production',
    DATA_DIR: elsewhere,
    SESSION_SECRET: 'short',
  });
  expect(await start.ended).toBe(1);
  for (const name of ['SESSION_SECRET', 'DATA_KEY', 'DATABASE_URL', 'SITE_URL', 'SMTP_URL', 'MAIL_FROM']) {
    expect(start.output()).toContain(`- ${name} must`);
  }
  expect(existsSync(elsewhere)).toBe(false);
});

function npmStart(variables: Record<string, string> = {}): Started {
  return startScript('scripts/start.ts', [], { PORT: String(port), DATA_DIR: folder, ...variables });
}

function postmaster(): number {
  return Number(readFileSync(path.join(folder, 'database', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** A sign-in whose second half is sent after a second. Resolves with the response. */
function signInSlowly(): Promise<string> {
  const body = JSON.stringify({ username: 'demo_client', password: 'Prairie-2026' });
  const head = `POST /api/login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket = openSocket(port, '127.0.0.1', async () => {
      socket.write(head + body.slice(0, 10));
      await sleep(1000);
      socket.write(body.slice(10));
    });
    socket.once('data', (data) => resolve(String(data)));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('closed without an answer')));
  });
}
