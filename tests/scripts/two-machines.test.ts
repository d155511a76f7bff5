// @module-tag long
/**
 * Two servers and a worker that share no folder, behind a real proxy, with a bucket: documents are sent, attached, read and exported while
 * one machine is killed and another one drained, and no one sees a difference.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tableExportPath } from '#shared/data-transfer/exports/schema.ts';
import { documentContentPath } from '#shared/documents/schema.ts';
import { buildServerWhenStale } from '../../scripts/lib/build-stamp.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { type Answer, type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { type Bucket, startBucket } from '../support/bucket.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { createUpload, headUpload, patchUpload, pdf } from '../support/files.ts';
import { cookieHeader, openLiveStream } from '../support/live-stream.ts';
import { serverVariables } from '../support/server-variables.ts';
import { workedCase } from '../support/worked-case.ts';
import { type Started, startScript } from './processes.ts';
import { hasCaddy, startBundledServer, startCaddy, whenReady } from './proxied.ts';

let database: TestDatabase;
let bucket: Bucket;
let folder: string;
let proxyPort: number;
let ports: [number, number];
let hasProxy = true;
const running: Started[] = [];

/** Each process is a machine: it has a folder of its own. */
function variables(port: number, machine: string): Record<string, string> {
  const dataDir = path.join(folder, machine);
  mkdirSync(dataDir, { recursive: true });
  return {
    ...serverVariables(port, database, dataDir),
    ...bucket.variables,
    SITE_URL: `http://127.0.0.1:${proxyPort}`,
    TRUST_PROXY: '1',
    SHUTDOWN_DRAIN_SECONDS: '8',
    LOG_LEVEL: 'warn',
  };
}
function keep(started: Started): Started {
  running.push(started);
  return started;
}
const startServer = async (port: number, machine: string) => keep(await startBundledServer(variables(port, machine)));

beforeAll(async () => {
  hasProxy = await hasCaddy();
  await buildServerWhenStale();
  database = await createTestDatabase({ from: 'demo' });
  bucket = await startBucket();
  folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-machines-'));
  proxyPort = await freePort();
  ports = [await freePort(), await freePort()];
}, 600_000);
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await bucket?.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks again where our own client does: without an answer, and while a server is replaced. */
async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (let again = 0; again < 40; again += 1) {
    const answer = await ask().catch(() => null);
    if (answer && ![502, 503].includes(answer.status)) return answer;
  }
  throw new Error('no answer');
}
async function acknowledged<Result>(ask: () => Promise<Result>): Promise<Result> {
  let failure: unknown;
  for (let again = 0; again < 40; again += 1) {
    try {
      return await ask();
    } catch (error) {
      failure = error;
      const status = (error as { data?: { httpStatus?: number } }).data?.httpStatus;
      if (status && status !== 503) throw error;
    }
  }
  throw failure;
}

/** Sends a file in two parts, resuming wherever the servers say it is. */
async function upload(client: ApiClient, caseId: string, name: string, bytes: Buffer): Promise<string> {
  const created = await patiently(() => createUpload(client, { caseId, fileName: name, length: bytes.length }));
  expect(created.status, created.text).toBe(201);
  const location = created.headers.get('location') ?? '';
  for (let at = 0; at < bytes.length; ) {
    const to = at === 0 ? Math.floor(bytes.length / 2) : bytes.length;
    const sent = await patchUpload(client, location, at, bytes.subarray(at, to)).catch(() => null);
    if (sent?.status !== 204) {
      const head = await patiently(() => headUpload(client, location));
      expect(head.status).toBe(200);
      at = Number(head.headers.get('upload-offset'));
    } else at = to;
  }
  return location.split('/').at(-1) ?? '';
}

test('files are in the bucket, so one machine is killed and one replaced without an error', {
  timeout: 600_000,
}, async ({ skip }) => {
  if (!hasProxy) return skip('caddy is not installed, and only root on Debian could install it');
  const first = await startServer(ports[0], 'first');
  const second = await startServer(ports[1], 'second');
  keep(startScript('dist/server/worker.js', [], variables(ports[0], 'worker')));
  const url = `http://127.0.0.1:${proxyPort}`;
  keep(startCaddy(url, ports, folder));
  await whenReady(proxyPort);
  const { caseId, client, broker } = await workedCase(url);
  const admin = await signIn(url, 'demo_admin');
  const stream = openLiveStream(url, cookieHeader(broker.cookies), { caseId });
  await vi.waitFor(() => expect(stream.quiet()).not.toBeNull(), { timeout: 30_000 });

  const documents = new Map<string, Buffer>();
  const messages: string[] = [];
  let going = true;
  async function journeys(): Promise<void> {
    while (going) {
      const key = randomUUID();
      const bytes = pdf(key, 120_000);
      const uploadId = await upload(client, caseId, `${key}.pdf`, bytes);
      const { document } = await acknowledged(() => client.trpc.documents.attach.mutate({ caseId, uploadId }));
      const versionId = document.versions[0]?.id ?? '';
      documents.set(versionId, bytes);
      await acknowledged(() => client.trpc.messages.send.mutate({ caseId, body: key, clientKey: key }));
      messages.push(key);
      const read = await patiently(() => broker.call('GET', documentContentPath(versionId)));
      expect(read.text).toBe(bytes.toString());
      const table = await patiently(() => admin.call('GET', tableExportPath('cases')));
      expect(table.status, table.text).toBe(200);
    }
  }
  const going1 = journeys();
  going1.catch(() => undefined);
  const someMore = () => {
    const wanted = messages.length + 2;
    const enough = vi.waitFor(() => expect(messages.length).toBeGreaterThanOrEqual(wanted), {
      timeout: 150_000,
      interval: 50,
    });
    // A journey that failed says more than one that never came.
    return Promise.race([enough, going1.then(() => enough)]);
  };
  await someMore();

  first.child.kill('SIGKILL');
  await first.ended;
  await someMore();
  // Another machine in its place, with an empty folder.
  const third = await startServer(ports[0], 'third');
  await whenReady(ports[0]);
  await someMore();

  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  await someMore();
  await startServer(ports[1], 'fourth');
  await whenReady(ports[1]);
  await someMore();
  going = false;
  await going1;

  // Every document that was acknowledged is at each machine, and no message got lost on a stream that changed machines.
  for (const port of ports) {
    const own = createApiClient(`http://127.0.0.1:${port}`);
    for (const [name, value] of broker.cookies) own.cookies.set(name, value);
    for (const [versionId, bytes] of documents)
      expect((await own.call('GET', documentContentPath(versionId))).text).toBe(bytes.toString());
  }
  await vi.waitFor(
    () =>
      expect(
        messages.filter((body) => !stream.bodies().includes(body)),
        stream.state(),
      ).toEqual([]),
    { timeout: 60_000, interval: 100 },
  );
  stream.close();
  expect(third.output()).not.toMatch(/"level":(50|60)/);
  // Nothing of an upload stays on a machine that was not killed in the middle of one.
  for (const machine of ['second', 'third', 'fourth'])
    expect(readdirSync(path.join(folder, machine, 'uploads')), machine).toEqual([]);
});

test('a server that would store documents elsewhere is refused while others run, and doctor says why', {
  timeout: 120_000,
}, async () => {
  const one = keep(startScript('dist/server/serve.js', ['--no-jobs'], variables(await freePort(), 'right')));
  await one.says(/listening on/);
  const { S3_BUCKET: _, ...withoutBucket } = variables(await freePort(), 'wrong');
  const wrong = startScript('dist/server/serve.js', ['--no-jobs'], withoutBucket);
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toContain('Documents would be in two places');
  const doctor = startScript('dist/server/doctor.js', [], withoutBucket);
  await doctor.ended;
  expect(doctor.output()).toContain('store documents in a bucket, and this one has none');
});
