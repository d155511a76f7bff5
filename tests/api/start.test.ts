/**
 * What the server checks at start: the right key, a database that answers and is recent enough.
 * @module-tag long
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rotateKeys } from '#server/app/keys/key-rotation.ts';
import { type Running, serve } from '#server/app/serve.ts';
import { readEnv } from '#server/env.ts';
import { draftSeal } from '#server/modules/quote-requests/drafts/commands.ts';
import { seal } from '#server/platform/crypto/sealing.ts';
import { assertVersion } from '#server/platform/db/start.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startCuttableProxy } from '../support/cuttable-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { serverVariables } from '../support/server-variables.ts';

const right = Buffer.alloc(32, 7);
const other = randomBytes(32);
let database: TestDatabase;
let folder: string;
let running: Running[] = [];
const logged: string[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'coverbridge-start-'));
});
afterEach(async () => {
  await Promise.all(running.map((each) => each.close()));
  running = [];
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(variables: Record<string, string> = {}): Promise<Running> {
  const env = readEnv({ ...serverVariables(await freePort(), database, folder), ...variables });
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const server = await serve(env, { log });
  running.push(server);
  return server;
}

const keys = (dataKey: Buffer, dataKeyOld?: Buffer) => ({
  DATA_KEY: dataKey.toString('base64url'),
  DATA_KEY_OLD: dataKeyOld?.toString('base64url') ?? '',
});

const WRONG = /DATA_KEY .*is not the key this database was encrypted with.*the server did not start/;

test('a wrong DATA_KEY is refused with the reason, and the right one starts again', async () => {
  await (await start(keys(right))).close();
  await expect(start(keys(other))).rejects.toThrow(WRONG);
  await expect(start(keys(other, randomBytes(32)))).rejects.toThrow(/Neither DATA_KEY .* nor DATA_KEY_OLD/);
  expect((await start(keys(right))).url).toContain('http');
});

test('a database from before there was a check value is checked against its encrypted data', async () => {
  const first = await start(keys(right));
  const id = randomUUID();
  const sealedAnswers = seal(right, { vin: 'secret' }, draftSeal(id));
  const draft = { tokenHash: 'n'.repeat(43), line: 'auto', definitionVersion: 1, step: 'where', answers: {} };
  await first.services.db.quoteDraft.create({
    data: { ...draft, id, sealedAnswers, expiresAt: new Date('2099-01-01') },
  });
  await first.services.db.keyCheck.deleteMany();
  await first.close();
  await expect(start(keys(other))).rejects.toThrow(WRONG);
  await (await start(keys(right))).close();
  await expect(start(keys(other))).rejects.toThrow(WRONG);
});

test('a change of keys: both keys start in the middle of it, and afterwards only the new one', async () => {
  await (await start(keys(right))).close();
  const during = await start(keys(other, right));
  await expect(start(keys(other)), 'not everything is under the new key yet').rejects.toThrow(WRONG);
  await rotateKeys(during.services.db, { dataKey: other, dataKeyOld: right });
  await (await start(keys(other, right))).close();
  await (await start(keys(other))).close();
  await expect(start(keys(right))).rejects.toThrow(WRONG);
});

test('a start waits for a database that is still starting, and says so', async () => {
  const { port } = new URL(database.url);
  const proxy = await startCuttableProxy(Number(port));
  const address = proxy.behind(database.url);
  proxy.cut();
  await expect(start({ DATABASE_URL: address, DATABASE_WAIT_SECONDS: '0' })).rejects.toThrow(
    /The database can’t be reached .*Check DATABASE_URL/,
  );
  const starting = start({ DATABASE_URL: address });
  await eventually('the wait is in the log', async () => logged.some((line) => /isn’t responding yet/.test(line)));
  proxy.repair();
  const server = await starting;
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.close();
  await proxy.close();
});

test('errors that waiting does not fix fail at once', async () => {
  const address = new URL(database.url);
  address.password = 'wrong';
  await expect(start({ DATABASE_URL: address.href })).rejects.toThrow(/password authentication failed/);
});

test('a PostgreSQL older than documented is refused with a readable error', () => {
  expect(() => assertVersion({ number: 140_018, name: '14.18' })).toThrow(
    'This database is PostgreSQL 14.18, and the product needs PostgreSQL 15 or later.',
  );
  expect(() => assertVersion({ number: 150_000, name: '15.0' })).not.toThrow();
});
