/** Messages of an anonymized case are removed seven years after they were written: by whole months, or row by row. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRetention } from '#server/modules/privacy/retention/commands.ts';
import { firstIdAt, newId } from '#server/platform/db/ids.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: pg.Client;

beforeAll(async () => {
  server = await startTestServer({ from: 'empty' });
  owner = new pg.Client({ connectionString: server.database.ownerUrl });
  await owner.connect();
  await owner.query(`SELECT make_months('2015-01-01', '2015-06-01')`);
});
afterAll(async () => {
  await owner?.end();
  await server?.stop();
});

/** A case of that day, anonymized or not, with a message and its attachments. */
async function conversation(day: string, { anonymised, at = day }: { anonymised: boolean; at?: string }) {
  const opened = new Date(`${day}T12:00:00Z`);
  // As its key says, it was opened on that day.
  const caseId = `${firstIdAt(opened).slice(0, 24)}${newId().slice(24)}`;
  const [messageId, documentId] = [newId(), newId()];
  const email = anonymised ? `removed-${caseId}@removed.invalid` : `${caseId}@example.com`;
  await owner.query('BEGIN');
  await owner.query('SET LOCAL session_replication_role = replica');
  await owner.query(
    `INSERT INTO cases (id, type, title, contact_name, contact_email, contact_email_key, contact_phone, definition_version, answers, source, status,
       close_reason, created_at, closed_at, anonymised_at) VALUES ($1, 'auto', 'Auto insurance', 'Somebody', $2, $2, '', 1, '{}', 'website', 'lost', 'other', $3, $3, $4)`,
    [caseId, email, opened, anonymised ? new Date() : null],
  );
  await owner.query(
    `INSERT INTO messages (id, case_id, seq, sender_name, sender_role, body, client_key, created_at) VALUES ($1, $2, 1, 'Name removed', 'client', '', '1', $3)`,
    [messageId, caseId, new Date(`${at}T12:00:00Z`)],
  );
  await owner.query(
    `INSERT INTO documents (id, case_id, title, category, uploaded_by_name, uploaded_by_role, deleted_at, deleted_by_name)
     VALUES ($1, $2, 'Name removed', 'other', 'Name removed', 'client', now(), 'A')`,
    [documentId, caseId],
  );
  await owner.query('INSERT INTO message_attachments (case_id, message_id, document_id) VALUES ($1, $2, $3)', [
    caseId,
    messageId,
    documentId,
  ]);
  await owner.query(
    `INSERT INTO message_mentions (case_id, message_id, user_id, notified) SELECT $1, $2, id, true FROM users WHERE role = 'admin' LIMIT 1`,
    [caseId, messageId],
  );
  await owner.query(
    `INSERT INTO logged_calls (case_id, message_id, direction, reached) VALUES ($1, $2, 'outgoing', true)`,
    [caseId, messageId],
  );
  await owner.query('COMMIT');
  return { caseId, documentId };
}

const left = async (caseId: string) => {
  const where = { caseId };
  const { db } = server.services;
  return [
    await db.message.count({ where }),
    await db.messageAttachment.count({ where }),
    await db.document.count({ where }),
  ];
};

async function months(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'messages'::regclass AND inhrelid::regclass::text LIKE 'messages_2015%' ORDER BY 1`,
  );
  return rows.map(({ name }) => name.slice(-2));
}

async function lastRun() {
  return server.services.db.retentionRun.findFirstOrThrow({
    where: { rule: 'case_messages' },
    orderBy: { at: 'desc' },
  });
}

test('whole months are dropped with the rows that refer to them; a month that keeps something loses the rest of it', async () => {
  const gone = await conversation('2015-01-10', { anonymised: true });
  const alone = await conversation('2015-02-10', { anonymised: true });
  const named = await conversation('2015-02-11', { anonymised: false });
  const late = await conversation('2015-03-10', { anonymised: true, at: '2024-03-10' });
  const held = await conversation('2015-04-10', { anonymised: true });
  const beside = await conversation('2015-04-11', { anonymised: true });
  const hold = { reason: 'A complaint', placedByName: 'A' };
  await server.services.db.legalHold.create({ data: { caseId: held.caseId, ...hold } });
  expect(await months()).toEqual(['01', '02', '03', '04', '05', '06']);

  await runRetention(server.services);
  // The case that is not anonymized yet is handled by the previous rule: tonight both apply.
  for (const { caseId } of [gone, alone, beside]) expect(await left(caseId), caseId).toEqual([0, 0, 1]);
  for (const { caseId } of [late, held]) expect(await left(caseId), caseId).toEqual([1, 1, 1]);
  expect(await left(named.caseId)).toEqual([0, 0, 1]);
  expect(await months()).toEqual(['03', '04']);
  expect(await lastRun()).toMatchObject({ removed: 4, kept: 1 });

  // Without the hold the month is dropped the next night.
  await server.services.db.legalHold.updateMany({ data: { releasedAt: new Date(), releasedByName: 'A' } });
  await runRetention(server.services);
  expect(await left(held.caseId)).toEqual([0, 0, 1]);
  expect(await months()).toEqual(['03']);
  expect(await lastRun()).toMatchObject({ removed: 1, kept: 0 });
});
