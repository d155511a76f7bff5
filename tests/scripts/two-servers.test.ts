// @module-tag long
/** Two servers and a worker behind a real proxy: while one is killed, stopped or replaced, nobody who waits for an answer sees an error. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildServerWhenStale } from '../../scripts/lib/build-stamp.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { serverVariables } from '../support/server-variables.ts';
import { type Started, startScript } from './processes.ts';
import { hasCaddy, startBundledServer, startCaddy, whenReady } from './proxied.ts';

let database: TestDatabase;
let owner: pg.Client;
let dataDir: string;
let proxyPort: number;
let ports: [number, number];
let hasProxy = true;
const running: Started[] = [];

const variables = (port: number) => ({
  ...serverVariables(port, database, dataDir),
  SITE_URL: `http://127.0.0.1:${proxyPort}`,
  TRUST_PROXY: '1',
  SHUTDOWN_DRAIN_SECONDS: '8',
  LOG_LEVEL: 'warn',
});

function keep(started: Started): Started {
  running.push(started);
  return started;
}
async function startServer(port: number): Promise<Started> {
  return keep(await startBundledServer(variables(port)));
}

beforeAll(async () => {
  hasProxy = await hasCaddy();
  await buildServerWhenStale();
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  dataDir = mkdtempSync(path.join(tmpdir(), 'coverbridge-two-'));
  proxyPort = await freePort();
  ports = [await freePort(), await freePort()];
}, 300_000);
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await owner.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** People who read pages, and programs that write with a key, without pause. */
function people(url: string) {
  let going = true;
  const refused: string[] = [];
  const written = new Set<string>();
  let answers = 0;
  async function read(): Promise<void> {
    while (going) {
      const status = await fetch(`${url}/contact`).then(
        ({ status: code }) => code,
        (error) => String(error.cause ?? error),
      );
      if (status !== 200) refused.push(`read: ${status}`);
      answers += 1;
    }
  }
  /** A write that got no answer is sent again with its key, as our clients do: it must not be done twice. */
  async function write(): Promise<void> {
    while (going) {
      const email = `${randomUUID()}@example.com`;
      const send = () =>
        fetch(`${url}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': email },
          body: JSON.stringify({ name: 'Ava Example', email, phone: '403-555-0142', message: 'Is this kept once?' }),
        }).then(
          ({ status }) => status,
          () => 0,
        );
      let status = await send();
      for (let again = 0; [0, 502, 503].includes(status) && again < 20; again += 1) status = await send();
      if (status === 200 || status === 201) written.add(email);
      else refused.push(`write: ${status}`);
    }
  }
  const all = Promise.all([read(), read(), write(), write()]);
  return {
    written,
    refused,
    count: () => answers,
    async stop() {
      going = false;
      await all;
    },
  };
}

test('one is killed, one is stopped for a release, and both come back', { timeout: 240_000 }, async ({ skip }) => {
  if (!hasProxy) return skip('caddy is not installed, and only root on Debian could install it');
  const first = await startServer(ports[0]);
  const second = await startServer(ports[1]);
  keep(startScript('dist/server/worker.js', [], variables(ports[0])));
  const url = `http://127.0.0.1:${proxyPort}`;
  keep(startCaddy(url, ports, dataDir));
  await whenReady(proxyPort);
  const crowd = people(url);
  /** Long enough that the proxy has asked both for their health, and has found out. */
  const someAnswers = async () => {
    const before = [crowd.count(), crowd.written.size] as const;
    await vi.waitFor(
      () => {
        expect(crowd.count()).toBeGreaterThan(before[0] + 200);
        expect(crowd.written.size, crowd.refused.slice(0, 3).join()).toBeGreaterThan(before[1] + 20);
      },
      { timeout: 60_000, interval: 50 },
    );
  };
  await someAnswers();

  first.child.kill('SIGKILL');
  await first.ended;
  await someAnswers();
  await startServer(ports[0]);
  await whenReady(ports[0]);
  await someAnswers();

  // As a release is replaced: it says that it is stopping, answers what it has accepted, and ends.
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  await someAnswers();
  await startServer(ports[1]);
  await whenReady(ports[1]);
  await someAnswers();

  await crowd.stop();
  expect(crowd.refused).toEqual([]);
  const { rows } = await owner.query<{ email: string; times: number }>(
    'SELECT email, count(*)::int AS times FROM contact_messages GROUP BY email',
  );
  expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
  expect(new Set(rows.map(({ email }) => email))).toEqual(crowd.written);
});
