/**
 * A busy process is asked to stop: it announces that first, finishes accepted requests, and cuts nobody off.
 * @module-tag long
 */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { createUpload } from '../support/files.ts';
import { cookieHeader } from '../support/live-stream.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { startSteadyLoad } from '../support/steady-load.ts';
import { openStream } from '../support/streams.ts';
import { workedCase } from '../support/worked-case.ts';

const STOPS = 3;
const VISITORS = 16;

async function emailsIn(server: ServerProcess): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  const { rows } = await client.query<{ email: string }>('SELECT email FROM contact_messages');
  await client.end();
  return new Set(rows.map(({ email }) => email));
}

test('no accepted request is cut off, over several stops under load, and nothing acknowledged is missing', {
  timeout: 240_000,
}, async () => {
  const server = await startServerProcess({ variables: { SHUTDOWN_DRAIN_SECONDS: '5', RATE_LIMIT_SCALE: '1000000' } });
  onTestFinished(server.stop);
  for (let stop = 1; stop <= STOPS; stop++) {
    const load = startSteadyLoad(server.url, VISITORS, `stop${stop}`);
    await eventually('the load is on', async () => load.answered() > 100);
    const ended = server.terminate();
    const visitor = createApiClient(server.url);
    await eventually('readiness says so first', async () => (await visitor.call('GET', '/readyz')).status === 503);
    for (const path of ['/', '/healthz', '/api/user'])
      expect((await visitor.call('GET', path)).headers.get('connection'), `${path} closes its connection`).toBe(
        'close',
      );
    const report = await load.leave();
    expect(await ended, 'it ends in peace').toBe(0);
    expect(report.cut).toEqual([]);
    const found = await emailsIn(server);
    expect(report.acknowledged.filter((email) => !found.has(email))).toEqual([]);
    expect(report.acknowledged.length).toBeGreaterThan(0);
    if (stop < STOPS) await server.restart();
  }
});

test('an upload in progress arrives whole, and a stream ends instead of breaking', { timeout: 120_000 }, async () => {
  const server = await startServerProcess({ variables: { SHUTDOWN_DRAIN_SECONDS: '1' } });
  onTestFinished(server.stop);
  const { caseId, client } = await workedCase(server.url);
  const stream = await openStream(client);
  const bytes = randomBytes(200_000);
  const created = await createUpload(client, { caseId, fileName: 'slow.pdf', length: bytes.length });
  const location = new URL(created.headers.get('location') ?? '', server.url);

  const headers = {
    cookie: cookieHeader(client.cookies),
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': bytes.length,
  };
  const uploading = request(location, { method: 'PATCH', headers });
  const uploaded = new Promise<number | undefined>((resolve, reject) => {
    uploading.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject);
  });
  uploading.write(bytes.subarray(0, 100_000));
  const ended = server.terminate();
  // Streams end once no new connection is accepted.
  await stream.untilEnd();
  await eventually('it takes no more connections', () =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  uploading.end(bytes.subarray(100_000));
  expect(await uploaded).toBe(204);
  expect(await ended).toBe(0);
});
