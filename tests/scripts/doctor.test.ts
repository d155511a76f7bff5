/** `npm run doctor`: everything the product depends on, each with its remedy, and no secret in what it prints. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Finding } from '../../scripts/lib/doctor/finding.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { serverVariables } from '../support/server-variables.ts';
import { startScript } from './processes.ts';

let database: TestDatabase;
let owner: pg.Client;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  dataDir = mkdtempSync(path.join(tmpdir(), 'coverbridge-doctor-'));
});
afterAll(async () => {
  await owner.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Nothing listens there. */
const CLOSED_PORT = '1';

async function doctor(variables: Record<string, string> = {}) {
  const env = { ...serverVariables(Number(CLOSED_PORT), database, dataDir), ...variables };
  const run = startScript('scripts/doctor.ts', ['--json'], env);
  const code = await run.ended;
  const found = JSON.parse(run.output()) as (Finding & { name: string })[];
  return { code, output: run.output(), of: (name: string) => found.find((each) => each.name === name), found };
}

test('a healthy installation has no problem, and nothing is left behind', async () => {
  const { code, found, of } = await doctor();
  expect(found.filter(({ state }) => state === 'problem')).toEqual([]);
  expect(code).toBe(0);
  expect(of('Database')?.says).toMatch(/^PostgreSQL \d+/);
  expect(of('Migrations')).toMatchObject({ state: 'ok' });
  expect(of('Notices (LISTEN)')).toMatchObject({ state: 'ok', says: 'arrive' });
  expect(of('Clock')).toMatchObject({ state: 'ok' });
  // No server runs, which may be as it should be.
  expect(of('Site address')).toMatchObject({ state: 'warning' });
  const left = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  // Outside production, every command keeps its secrets there.
  expect(left.map(({ name }) => name).filter((name) => !['.gitignore', 'secrets.json'].includes(name))).toEqual([]);
  expect((await owner.query('SELECT FROM key_checks')).rowCount).toBe(0);
});

test('what is wrong is named with its remedy, and passwords are not', async () => {
  await owner.query('INSERT INTO key_checks (id, sealed) VALUES ($1, $2)', [
    '00000000-0000-7000-8000-000000000001',
    Buffer.alloc(64, 1),
  ]);
  await owner.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('next', '-', '29991231000000_next', now())`,
  );
  const { code, output, of } = await doctor({
    SMTP_URL: `smtp://robin:correct-horse@127.0.0.1:${CLOSED_PORT}`,
    CLAMD_HOST: '127.0.0.1',
    CLAMD_PORT: CLOSED_PORT,
    TRUST_PROXY: '1',
    SANDBOX_DATABASE_URL: `postgresql://robin:battery-staple@127.0.0.1:${CLOSED_PORT}/sandbox`,
  });
  expect(code).toBe(1);
  expect(of('Email')).toMatchObject({ state: 'problem', remedy: expect.stringContaining('SMTP_URL') });
  expect(of('Scanner')).toMatchObject({ state: 'problem', remedy: expect.stringContaining('clamd') });
  expect(of('Data key')).toMatchObject({ state: 'problem', says: expect.stringContaining('is not the key') });
  expect(of('Migrations')).toMatchObject({ state: 'warning', says: expect.stringContaining('29991231000000_next') });
  expect(of('Proxies')).toMatchObject({ state: 'warning' });
  expect(of('Sandbox')).toMatchObject({ state: 'problem' });
  for (const secret of ['correct-horse', 'battery-staple', 'for-tests-only', Buffer.alloc(32, 7).toString('base64url')])
    expect(output).not.toContain(secret);
});

test('when there is no database, the rest is checked all the same', async () => {
  const url = `postgresql://robin:battery-staple@127.0.0.1:${CLOSED_PORT}/coverbridge`;
  const { code, output, of } = await doctor({ DATABASE_URL: url, DATABASE_RETENTION_URL: url });
  expect(code).toBe(1);
  expect(of('Database')).toMatchObject({ state: 'problem', remedy: expect.stringContaining('DATABASE_URL') });
  expect(of('Data folder')).toMatchObject({ state: 'ok' });
  expect(output).not.toContain('battery-staple');
});
