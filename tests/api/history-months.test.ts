/**
 * Tables partitioned by month: where a row goes, who may access a month, and when one is dropped.
 * @module-tag long
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropMonths, makeMonths } from '#server/modules/privacy/retention/months/commands.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: pg.Client;
let retention: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = new pg.Client({ connectionString: server.database.ownerUrl });
  retention = new pg.Client({ connectionString: server.database.retentionUrl });
  await Promise.all([owner.connect(), retention.connect()]);
});
afterAll(async () => {
  await Promise.all([owner?.end(), retention?.end()]);
  await server?.stop();
});

const MONTHS = `SELECT parent, array_agg(replace(inhrelid::regclass::text, parent || '_', '') ORDER BY inhrelid::regclass::text) AS months
  FROM tables_by_month() JOIN pg_inherits ON inhparent = parent::regclass GROUP BY 1 ORDER BY 1`;

async function monthsOf(table: string): Promise<string[]> {
  const { rows } = await owner.query<{ parent: string; months: string[] }>(MONTHS);
  return rows.find(({ parent }) => parent === table)?.months ?? [];
}

/** The first key of a month on a given day, as in tables keyed by id. */
async function idIn(month: string, n: number): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(`SELECT month_bound('id', $1::date) AS id`, [`${month}-01`]);
  return `${rows[0]?.id.slice(0, 24)}${n.toString().padStart(12, '0')}`;
}

async function addEntry(month: string, n: number, at = `${month}-02T12:00:00Z`): Promise<string> {
  const id = await idIn(month, n);
  const who = { actorName: 'A', actorRole: 'admin', subjectType: 'user', subjectLabel: 'B', format: 0, digest: '' };
  await server.services.db.auditEntry.create({
    data: { id, action: 'user.disabled', data: {}, at: new Date(at), ...who },
  });
  return id;
}

async function placeOf(id: string): Promise<string | undefined> {
  const { rows } = await owner.query<{ place: string }>(
    'SELECT tableoid::regclass::text AS place FROM audit_entries WHERE id = $1',
    [id],
  );
  return rows[0]?.place;
}

const makeOld = (first: string, last: string) =>
  retention.query<{ made: number }>('SELECT make_months($1, $2) AS made', [`${first}-01`, `${last}-01`]);

describe('partitions', () => {
  test('every table has last month, this one, three ahead, and the default', async () => {
    const { rows } = await owner.query<{ parent: string; months: string[] }>(MONTHS);
    const { rows: wanted } = await owner.query<{ months: string[] }>(
      `SELECT array_agg(to_char(now() + interval '1 month' * n, 'YYYY_MM')) || '{rest}' AS months FROM generate_series(-1, 3) n`,
    );
    expect(rows.map(({ parent }) => parent)).toEqual([
      'audit_entries',
      'case_events',
      'chat_turns',
      'messages',
      'notifications',
      'outbox_mails',
    ]);
    for (const { parent, months } of rows) expect(months, parent).toEqual(wanted[0]?.months);
  });

  test('a new key belongs to the current month', async () => {
    const id = newId();
    const who = { actorName: 'A', actorRole: 'admin', subjectType: 'user', subjectLabel: 'B', format: 0, digest: '' };
    await server.services.db.auditEntry.create({ data: { id, action: 'user.disabled', data: {}, ...who } });
    const { rows } = await owner.query<{ month: string }>(`SELECT to_char(now(), 'YYYY_MM') AS month`);
    expect(await placeOf(id)).toBe(`audit_entries_${rows[0]?.month}`);
  });

  test('are created once, by the first process', async () => {
    const before = await monthsOf('messages');
    await Promise.all([makeMonths(server.services), makeMonths(server.services)]);
    expect(await monthsOf('messages')).toEqual(before);
  });

  test('rows from before their month was created stay in the default, and are read like all others', async () => {
    const id = await addEntry('2018-03', 1);
    expect(await placeOf(id)).toBe('audit_entries_rest');
    const { rows } = await makeOld('2018-02', '2018-04');
    // Of the audit log only February and April.
    expect(rows).toEqual([{ made: 6 * 3 - 1 }]);
    expect(await placeOf(id)).toBe('audit_entries_rest');
    expect(await server.services.db.auditEntry.findUnique({ where: { id }, select: { id: true } })).toEqual({ id });
  });

  test('a case is read in the month it was opened in, and in no other', async () => {
    const plan = async (sql: string) =>
      (await owner.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`)).rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const table of ['case_events', 'messages']) {
      const text = await plan(`SELECT * FROM ${table} WHERE case_id = '${newId()}' ORDER BY seq DESC LIMIT 50`);
      expect(text.match(new RegExp(`${table}_\\d{4}_\\d\\d|${table}_rest`, 'g'))?.length, text).toBeLessThanOrEqual(3);
      expect(text).not.toMatch(/Append|_rest/);
    }
  });
});

describe('access to a month', () => {
  test('the application and retention access the table, not its months', async () => {
    await makeOld('2017-01', '2017-01');
    for (const url of [server.database.url, server.database.retentionUrl]) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      for (const part of ['audit_entries_2017_01', 'audit_entries_rest', 'messages_2017_01'])
        for (const sql of [`SELECT FROM ${part}`, `DELETE FROM ${part}`, `DROP TABLE ${part}`])
          await expect(client.query(sql), sql).rejects.toThrow(/permission denied|must be owner/);
      await client.end();
    }
  });

  test('not even the owner can alter evidence by naming a month', async () => {
    await makeOld('2017-02', '2017-02');
    for (const part of ['audit_entries_2017_02', 'audit_entries_rest', 'case_events_2017_02'])
      for (const sql of [`UPDATE ${part} SET data = '{}'`, `DELETE FROM ${part}`, `TRUNCATE ${part}`])
        await expect(owner.query(sql), sql).rejects.toThrow('is append only');
  });

  test('only retention creates and drops months', async () => {
    for (const call of [`make_months('2016-01-01', '2016-01-01')`, `drop_month('audit_entries_2017_01', 0)`])
      await expect(server.services.db.$queryRawUnsafe(`SELECT ${call}`)).rejects.toThrow(
        'permission denied for function',
      );
  });
});

describe('dropping a month', () => {
  const over = (condition: Prisma.Sql = Prisma.empty) => ({
    table: 'audit_entries',
    all: Prisma.sql`audit_entries c WHERE c.at < '2016-01-01' ${condition}`,
  });
  const before = new Date('2016-01-01T00:00:00Z');

  test('succeeds when everything in it has reached its end; a month that keeps a row stays', async () => {
    await makeOld('2014-01', '2014-03');
    for (const [place, month] of ['2014-01', '2014-01', '2014-02', '2014-02'].entries()) await addEntry(month, place);
    const kept = await addEntry('2014-02', 5, '2016-02-01T12:00:00Z');
    expect(await dropMonths(server.services, over(), before)).toBe(2);
    expect((await monthsOf('audit_entries')).filter((month) => month.startsWith('2014'))).toEqual(['2014_02']);
    expect(await placeOf(kept)).toBe('audit_entries_2014_02');
    expect(await server.services.db.auditEntry.count({ where: { at: { lt: before } } })).toBe(2);
  });

  test('does nothing while something in it is kept, by a legal hold for example', async () => {
    await makeOld('2013-01', '2013-01');
    const held = await addEntry('2013-01', 1);
    await addEntry('2013-01', 2);
    expect(await dropMonths(server.services, over(Prisma.sql`AND c.id <> ${held}::uuid`), before)).toBe(0);
    expect(await server.services.db.auditEntry.count({ where: { at: { lt: new Date('2014-01-01') } } })).toBe(2);
  });

  test('is prevented by a row added after the count', async () => {
    await makeOld('2012-01', '2012-01');
    await addEntry('2012-01', 1);
    const { rows } = await retention.query(`SELECT drop_month('audit_entries_2012_01', 0) AS gone`);
    expect(rows).toEqual([{ gone: false }]);
    expect(await monthsOf('audit_entries')).toContain('2012_01');
  });

  test('is refused for a table that is not a month, and for the current month', async () => {
    const { rows } = await owner.query<{ now: string }>(`SELECT to_char(now(), 'YYYY_MM') AS now`);
    for (const part of [
      'users',
      'audit_entries',
      'audit_entries_rest',
      'nothing',
      'audit_entries"; DROP TABLE users; --',
    ])
      await expect(retention.query('SELECT drop_month($1, 0)', [part])).rejects.toThrow('is no month of a table');
    await expect(retention.query('SELECT drop_month($1, 0)', [`messages_${rows[0]?.now}`])).rejects.toThrow(
      'is not over',
    );
  });
});
