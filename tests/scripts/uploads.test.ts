/**
 * What only a separate process can show: a lost connection loses nothing, and files are never held in memory.
 * @module-tag long
 */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { documentContentPath, UPLOADS_PATH } from '#shared/documents/schema.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { type CuttableProxy, startCuttableProxy } from '../support/cuttable-proxy.ts';
import { eventually } from '../support/eventually.ts';
import { pdf } from '../support/files.ts';
import { createPerson } from '../support/people.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const MEGABYTE = 1024 * 1024;
const SIZE = 200 * MEGABYTE;
let server: ServerProcess;
let proxy: CuttableProxy;
let folder: string;
let client: ApiClient;
let caseId: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'coverbridge-uploads-'));
  server = await startServerProcess({ variables: { UPLOAD_MAX_MB: '250', CASE_MAX_MB: '2000' } });
  proxy = await startCuttableProxy(Number(new URL(server.url).port));
  const { db, close } = connectDatabase(server.database.url, 2);
  const person = await createPerson({ db } as Services, 'client', 'Morgan Example');
  const broker = await createPerson({ db } as Services, 'broker', 'Bo Broker');
  const row = await db.case.create({
    data: {
      type: 'auto',
      title: 'Auto insurance',
      ...columnsOf('active'),
      brokerId: broker.id,
      contactName: 'Morgan Example',
      contactEmail: person.email,
      contactEmailKey: person.email,
      contactPhone: '403-555-0142',
      definitionVersion: 1,
      answers: {},
      source: 'website',
      clientId: person.id,
    },
  });
  await close();
  caseId = row.id;
  client = await signIn(server.url, person.username);
});
afterAll(async () => {
  await proxy?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const cookie = () => [...client.cookies].map((pair) => pair.join('=')).join('; ');

/** A PDF of this size on disk with unique content, and its checksum. */
async function fileOf(size: number, name: string): Promise<{ file: string; sha256: string }> {
  const file = path.join(folder, name);
  const handle = await open(file, 'w');
  const hash = createHash('sha256');
  const head = pdf(name);
  const block = randomBytes(MEGABYTE);
  for (let left = size; left > 0; ) {
    const part = left === size ? head : block.subarray(0, Math.min(left, MEGABYTE));
    await handle.write(part);
    hash.update(part);
    left -= part.length;
  }
  await handle.close();
  return { file, sha256: hash.digest('hex') };
}

type Progress = (sent: number) => void;

/** Uploads a file as the browser's uploader does: in chunks, resuming automatically where it was interrupted. */
function send(endpoint: string, file: string, size: number, onProgress: Progress = () => undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(createReadStream(file), {
      endpoint: `${endpoint}${UPLOADS_PATH}`,
      chunkSize: 8 * MEGABYTE,
      uploadSize: size,
      retryDelays: Array.from({ length: 30 }, () => 50),
      headers: { cookie: cookie() },
      metadata: { caseId, fileName: path.basename(file) },
      onProgress,
      onError: reject,
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    });
    upload.start();
  });
}

test('200 MB over a connection that breaks again and again arrive whole', { timeout: 90_000 }, async () => {
  const { file, sha256 } = await fileOf(SIZE, 'large.pdf');
  const cuts = [3, 17.5, 60, 111, 180].map((megabytes) => megabytes * MEGABYTE);
  let cut = 0;
  const uploadId = await send(proxy.url, file, SIZE, (sent) => {
    if (sent < (cuts[cut] ?? Number.POSITIVE_INFINITY)) return;
    cut += 1;
    proxy.cut();
    setTimeout(proxy.repair, 120);
  });
  expect(cut).toBe(cuts.length);
  expect(proxy.connections()).toBeGreaterThan(cuts.length);
  const { document } = await client.trpc.documents.attach.mutate({ caseId, uploadId });
  expect(document.versions[0]).toMatchObject({ size: SIZE, sha256 });

  const response = await fetch(`${server.url}${documentContentPath(document.versions[0]?.id ?? '')}`, {
    headers: { cookie: cookie() },
  });
  const hash = createHash('sha256');
  for await (const chunk of response.body ?? []) hash.update(chunk);
  expect(hash.digest('hex')).toBe(sha256);
});

/** The current child processes of the server. */
async function childrenOf(pid: number): Promise<string[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').filter(Boolean);
}

/** Resident memory of the server, in megabytes. */
async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

test.skipIf(process.platform !== 'linux')(
  'ten uploads of 20 MB at once, sent and attached, cost less than 50 MB of memory',
  { timeout: 90_000 },
  async () => {
    const take = async ({ file }: { file: string }, size: number) => {
      const uploadId = await send(server.url, file, size);
      return client.trpc.documents.attach.mutate({ caseId, uploadId });
    };
    const tenOf = (size: number) =>
      Promise.all(Array.from({ length: 10 }, (_, index) => fileOf(size, `file-${size}-${index}.pdf`)));
    const [small, large] = await Promise.all([tenOf(2 * MEGABYTE), tenOf(20 * MEGABYTE)]);
    // A warmed-up server: its code is loaded, and its heap fits ten concurrent uploads. What counts is what large files add.
    for (let round = 0; round < 3; round += 1) await Promise.all(small.map((file) => take(file, 2 * MEGABYTE)));
    const before = await residentMegabytes();
    let highest = before;
    const watching = setInterval(async () => {
      highest = Math.max(highest, await residentMegabytes());
    }, 20);
    const made = await Promise.all(large.map((file) => take(file, 20 * MEGABYTE)));
    clearInterval(watching);
    expect(new Set(made.map(({ document }) => document.id)).size).toBe(10);
    expect(highest - before).toBeLessThan(50);
  },
);

test.skipIf(process.platform !== 'linux')('a server that is killed leaves no examination process behind', async () => {
  const { file } = await fileOf(MEGABYTE, 'last.pdf');
  await client.trpc.documents.attach.mutate({ caseId, uploadId: await send(server.url, file, MEGABYTE) });
  const children = await childrenOf(server.pid());
  expect(children.length).toBeGreaterThan(0);
  await server.kill();
  await eventually(
    'the examination processes are gone',
    async () => !children.some((pid) => existsSync(`/proc/${pid}`)),
  );
});
