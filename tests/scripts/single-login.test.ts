/** An operator's server with one login for everything: it assumes the roles, or the start says what to do. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asRole, type DatabaseUrls, databaseRoles } from '#server/platform/db/roles.ts';
import { waitForDatabase } from '#server/platform/db/start.ts';
import { bringUpToDate } from '../../scripts/lib/bring-up-to-date.ts';
import { databaseUrl } from '../../scripts/lib/test-templates.ts';

const name = `operator_${randomBytes(6).toString('hex')}`;
let administrator: pg.Client;
let urls: DatabaseUrls;

beforeAll(async () => {
  const adminUrl = process.env.TEST_DATABASE_ADMIN_URL ?? '';
  administrator = new pg.Client({ connectionString: adminUrl });
  await administrator.connect();
  // As provided by a managed server: no superuser, but the owner of its database.
  await administrator.query(`CREATE ROLE ${name} LOGIN PASSWORD 'secret'`);
  await administrator.query(`CREATE DATABASE ${name} OWNER ${name}`);
  const login = new URL(databaseUrl(adminUrl, name));
  login.username = name;
  login.password = 'secret';
  urls = {
    databaseUrl: asRole(login.href, 'app'),
    databaseOwnerUrl: login.href,
    databaseRetentionUrl: asRole(login.href, 'retention'),
  };
});
afterAll(async () => {
  await administrator.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await administrator.query(`DROP ROLE ${name}`);
  await administrator.end();
});

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('before the roles exist the server does not start, and says who sets them up', async () => {
  await expect(waitForDatabase(urls.databaseUrl, 0, () => undefined)).rejects.toThrow('set up by npm start');
});

test('a login that may not set up the roles is shown the missing SQL, and nothing else is needed', async () => {
  const refused = await bringUpToDate(urls).catch((error: Error) => error.message);
  expect(refused).toContain('Run this as its administrator');
  const statements = String(refused)
    .split('\n')
    .filter((line) => line.startsWith('  '));
  expect(statements).toEqual([
    `  GRANT ${databaseRoles.app} TO "${name}" WITH INHERIT FALSE, SET TRUE;`,
    `  GRANT ${databaseRoles.retention} TO "${name}" WITH INHERIT FALSE, SET TRUE;`,
  ]);
  await administrator.query(statements.join('\n'));
  expect(await bringUpToDate(urls)).toEqual([]);
});

test('each connection has its role from the first statement on, and the server knows that the login may do more', async () => {
  const who = 'SELECT current_user::text AS role';
  expect(await ask(urls.databaseUrl, who)).toEqual([{ role: databaseRoles.app }]);
  expect(await ask(urls.databaseRetentionUrl, who)).toEqual([{ role: databaseRoles.retention }]);
  await expect(ask(urls.databaseUrl, 'DELETE FROM audit_entries')).rejects.toThrow('permission denied');
  await expect(ask(urls.databaseUrl, 'SET ROLE NONE; DELETE FROM audit_entries')).rejects.toThrow('append only');
  expect(await waitForDatabase(urls.databaseUrl, 0, () => undefined)).toMatchObject({ login: name, isMore: true });
});

test('an owner that is also the application is refused before anything happens', async () => {
  const asApplication = { ...urls, databaseOwnerUrl: urls.databaseOwnerUrl.replace(name, databaseRoles.app) };
  await expect(bringUpToDate(asApplication)).rejects.toThrow('Set DATABASE_OWNER_URL');
});
