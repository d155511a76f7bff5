/** The audit log is verifiable: tampering is found, an erasure is not tampering, and after retention the rest still verifies. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chainAudit } from '#server/modules/audit/chain/commands.ts';
import { verifyAudit } from '#server/modules/audit/chain/queries.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { eraseRows } from '#server/modules/data-classes/erasing.ts';
import { runRetention } from '#server/modules/privacy/retention/commands.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { tamperAsOwner } from '../support/database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const ENTRIES = 6;
const YEAR_MS = 365.25 * 86_400_000;
let server: TestServer;
let ahead = 0;
let people: string[];

beforeAll(async () => {
  server = await startTestServer({ from: 'empty', overrides: { now: () => new Date(Date.now() + ahead) } });
});
afterAll(() => server.stop());

const run = (...statements: string[]) => tamperAsOwner(server.database, ...statements);
const verify = () => verifyAudit(server.services.db, server.services.now());
const atPlace = (place: number) => `id = (SELECT entry_id FROM audit_links WHERE place = ${place})`;

async function write(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  for (const [index, id] of ids.entries())
    await transaction(server.services.db, (tx) =>
      recordAudit(tx, null, server.services.now(), {
        action: 'client.viewed_as',
        subject: { type: 'client', id, label: `Person ${index}` },
        reason: `Person ${index} called`,
        data: { until: '2026-11-23', nested: { b: [1, { z: null, a: true }], a: 'ü' } },
      }),
    );
  return ids;
}

/** Six entries at places 1 to 6, with a signed head at the end of today. */
beforeEach(async () => {
  ahead = 0;
  await run('TRUNCATE audit_entries, audit_links, audit_queue, ledger_heads');
  people = await write(ENTRIES);
  await chainAudit(server.services);
});

test('an untouched audit log is intact, and a new entry waits to be chained', async () => {
  expect(await verify()).toMatchObject({ whole: true, links: ENTRIES, waiting: 0, erased: 0, heads: 1 });
  await write(1);
  expect(await verify()).toMatchObject({ whole: true, links: ENTRIES, waiting: 1 });
});

test.each([
  `UPDATE audit_entries SET subject_label = 'Somebody else' WHERE ${atPlace(4)}`,
  `UPDATE audit_entries SET reason = NULL WHERE ${atPlace(4)}`,
  `UPDATE audit_entries SET data = '{}' WHERE ${atPlace(4)}`,
  `UPDATE audit_entries SET actor_name = 'Nobody' WHERE ${atPlace(4)}`,
  `UPDATE audit_entries SET actor_id = gen_random_uuid() WHERE ${atPlace(4)}`,
  `UPDATE audit_entries SET action = 'user.disabled' WHERE ${atPlace(4)}`,
  `UPDATE audit_entries SET at = at + interval '1 millisecond' WHERE ${atPlace(4)}`,
  `UPDATE audit_entries SET digest = encode(sha256('x'), 'hex') WHERE ${atPlace(4)}`,
  `UPDATE audit_entries SET salt = sha256('x') WHERE ${atPlace(4)}`,
  `UPDATE audit_entries SET format = 2 WHERE ${atPlace(4)}`,
  `UPDATE audit_links SET hash = encode(sha256('x'), 'hex') WHERE place = 4`,
  `DELETE FROM audit_entries WHERE ${atPlace(4)}`,
])('tampering is found, at its place: %s', async (statement) => {
  await run(statement);
  expect(await verify()).toMatchObject({ whole: false, place: 4 });
});

test('an entry removed from the chain, or inserted outside of it, is found', async () => {
  await run(`DELETE FROM audit_links WHERE place = 6`, 'DELETE FROM ledger_heads');
  expect(await verify()).toMatchObject({ whole: false, why: expect.stringContaining('was never added to the chain') });
});

test('truncation at the end is detected by the signed head', async () => {
  await run(`DELETE FROM audit_entries WHERE ${atPlace(6)}`, 'DELETE FROM audit_links WHERE place = 6');
  expect(await verify()).toMatchObject({ whole: false, why: expect.stringContaining('shorter than when') });
});

test('an erasure keeps what happened and removes the person; the chain stays intact, and what is left is still sealed', async () => {
  const { retentionDb, db, now } = server.services;
  const subjectId = people[3] ?? '';
  await transaction(retentionDb, (tx) => eraseRows(tx, { occasion: 'account', ids: [subjectId], at: now() }));
  const erased = await db.auditEntry.findFirstOrThrow({ where: { subjectId } });
  expect(erased).toMatchObject({
    action: 'client.viewed_as',
    subjectLabel: 'Name removed',
    reason: null,
    data: {},
    salt: null,
  });
  expect(await verify()).toMatchObject({ whole: true, links: ENTRIES, erased: 1 });
  await run(`UPDATE audit_entries SET action = 'user.disabled' WHERE ${atPlace(4)}`);
  expect(await verify()).toMatchObject({ whole: false, place: 4 });
});

test('retention removes the oldest entries with their links, up to a signed head, and the rest still verifies', async () => {
  ahead = 8 * YEAR_MS;
  const late = await write(2);
  await chainAudit(server.services);
  await runRetention(server.services);
  await chainAudit(server.services);
  const { db } = server.services;
  expect(await db.auditEntry.count({ where: { subjectId: { in: people } } })).toBe(0);
  expect(await db.auditEntry.count({ where: { subjectId: { in: late } } })).toBe(2);
  expect((await db.auditLink.findFirstOrThrow({ orderBy: { place: 'asc' } })).place).toBe(ENTRIES + 1);
  // The two late entries, and the entry of the retention run itself.
  expect(await verify()).toMatchObject({ whole: true, links: 3, heads: 2 });
  // The same cut without a head signed in time did not come from retention.
  await run('DELETE FROM ledger_heads WHERE place = 6');
  expect(await verify()).toMatchObject({ whole: false, place: 7 });
});

test('an entry covered by a signed head for long enough may be missing before its link is removed; a younger one may not', async () => {
  await run(`DELETE FROM audit_entries WHERE ${atPlace(2)}`);
  expect(await verify()).toMatchObject({ whole: false, place: 2 });
  ahead = 8 * YEAR_MS;
  expect(await verify()).toMatchObject({ whole: true, links: ENTRIES, removed: 1 });
});
