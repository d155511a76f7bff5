/**
 * `npm run ledger:verify` finds every kind of tampering, and names the place; an erasure is not tampering.
 * @module-tag long
 */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainConsents } from '#server/modules/consents/chain/commands.ts';
import { recordConsent } from '#server/modules/consents/commands.ts';
import { eraseConsents } from '#server/modules/consents/erasure/commands.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { tamperAsOwner } from '../support/database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { ownerVariables } from '../support/server-variables.ts';

const CONSENTS = 8;
const words = { share: 'I agree that my answers are shared.', newsletter: 'I agree to receive the newsletter.' };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ from: 'empty' });
});
afterAll(() => server.stop());

function verify(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', inRoot('scripts', 'ledger-verify.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, ...ownerVariables(server.database), DATA_DIR: server.env.dataDir } },
  );
  return { status, text: stdout + stderr };
}

const run = (...statements: string[]) => tamperAsOwner(server.database, ...statements);

/** A complete ledger of eight consents, a minute apart, numbered and placed from 1 to 8, with its head signed. */
async function writeLedger(): Promise<void> {
  await run(`TRUNCATE consent_records, consent_details, consent_links, consent_queue, consent_texts, consent_people, ledger_heads
    RESTART IDENTITY`);
  for (let index = 0; index < CONSENTS; index += 1) {
    const purpose = index % 2 ? 'newsletter' : 'share';
    await transaction(server.services.db, (tx) =>
      recordConsent(tx, new Date(Date.UTC(2026, 10, 21, 12, index)), {
        purpose,
        version: 1,
        text: words[purpose],
        given: index < 6,
        emailKey: `person${index}@example.com`,
        channel: 'web-form' as const,
        evidence: { address: '198.51.100.7', form: 'auto@1' },
      }),
    );
  }
  await chainConsents(server.services);
  // The server's own worker may have signed a head by now.
  await run('DELETE FROM ledger_heads');
  await chainConsents(server.services);
}

async function tamper(...statements: string[]): Promise<void> {
  await writeLedger();
  await run(...statements);
}

const broken = (words: string) => ({ status: 1, text: expect.stringContaining(words) });

test('an untouched ledger is intact, and its length and head are reported', async () => {
  await writeLedger();
  const last = await server.services.db.consentLink.findFirstOrThrow({ orderBy: { place: 'desc' } });
  expect(verify()).toEqual({ status: 0, text: expect.stringContaining(`intact: ${CONSENTS} rows, 1 signed head`) });
  expect(verify().text).toContain(last.hash);
});

const changes = [
  `UPDATE consent_records SET purpose = 'newsletter' WHERE seq = 5`,
  `UPDATE consent_records SET given = false WHERE seq = 5`,
  `UPDATE consent_records SET person_id = (SELECT person_id FROM consent_records WHERE seq = 4) WHERE seq = 5`,
  `UPDATE consent_records SET case_id = gen_random_uuid() WHERE seq = 5`,
  `UPDATE consent_records SET channel = 'mail-link' WHERE seq = 5`,
  `UPDATE consent_records SET at = at + interval '1 millisecond' WHERE seq = 5`,
  `UPDATE consent_records SET format = 2 WHERE seq = 5`,
  `UPDATE consent_records SET digest = encode(sha256('x'), 'hex') WHERE seq = 5`,
  `UPDATE consent_details SET evidence = '{"address":"203.0.113.9","form":"auto@1"}' WHERE seq = 5`,
  `UPDATE consent_people SET email_key = 'else@example.com' WHERE email_key = 'person4@example.com'`,
  `UPDATE consent_people SET salt = sha256('x') WHERE email_key = 'person4@example.com'`,
  `UPDATE consent_links SET prev_hash = encode(sha256('x'), 'hex') WHERE place = 5`,
  `UPDATE consent_links SET hash = encode(sha256('x'), 'hex') WHERE place = 5`,
];
test.each(changes)('a change is found: %s', async (change) => {
  await tamper(change);
  expect(verify()).toEqual(broken('broken at position 5'));
});

test('a consent moved to another version of the words is found', async () => {
  await tamper(
    'INSERT INTO consent_texts (purpose, version, text) SELECT purpose, 2, text FROM consent_texts',
    'UPDATE consent_records SET version = 2 WHERE seq = 5',
  );
  expect(verify()).toEqual(broken('broken at position 5'));
});

test('changed words are found at the first consent to them', async () => {
  await tamper(`UPDATE consent_texts SET text = text || ' And to everything else.' WHERE purpose = 'newsletter'`);
  expect(verify()).toEqual(broken('broken at position 2'));
});

const remove = (where: string) => [
  `DELETE FROM consent_links WHERE ${where}`,
  `DELETE FROM consent_details WHERE seq IN (SELECT seq FROM consent_records LEFT JOIN consent_links USING (seq) WHERE place IS NULL)`,
  `DELETE FROM consent_records WHERE seq NOT IN (SELECT seq FROM consent_links)`,
];

test('a consent removed from the middle, or from the beginning, is missed', async () => {
  await tamper(...remove('place = 5'));
  expect(verify()).toEqual(broken('at position 6: position 5 is missing'));
  await tamper(...remove('place <= 2'));
  expect(verify()).toEqual(broken('at position 3: positions 1 to 2 are missing'));
});

test('links that were renumbered over a gap, or swapped, are found', async () => {
  await tamper(...remove('place = 5'), 'UPDATE consent_links SET place = place - 1 WHERE place = 6');
  expect(verify()).toEqual(broken('broken at position 5'));
  await tamper(
    'UPDATE consent_links SET place = CASE place WHEN 3 THEN 104 ELSE 103 END WHERE place IN (3, 4)',
    'UPDATE consent_links SET place = place - 100 WHERE place > 100',
  );
  expect(verify()).toEqual(broken('broken at position 3'));
});

test('a consent removed from the chain and the queue is found', async () => {
  await tamper('DELETE FROM consent_links WHERE place = 8', 'DELETE FROM ledger_heads');
  expect(verify()).toEqual(broken('row 8 was never added to the chain'));
});

test('truncation at the end is detected by the signed head, and by a previously noted hash', async () => {
  await writeLedger();
  const noted = await server.services.db.consentLink.findFirstOrThrow({ orderBy: { place: 'desc' } });
  expect(verify('--expect', noted.hash).status).toBe(0);
  await tamper(...remove('place > 6'));
  expect(verify()).toEqual(broken('the chain is shorter than when'));
  await run('DELETE FROM ledger_heads');
  expect(verify()).toEqual({ status: 0, text: expect.stringContaining('intact: 6 rows') });
  expect(verify('--expect', noted.hash)).toEqual(broken('cut off at the end'));
});

test('a head not signed with the key it names is found', async () => {
  await tamper(`UPDATE ledger_heads SET hash = encode(sha256('x'), 'hex')`);
  expect(verify()).toEqual(broken('has no valid signature'));
  await tamper(`UPDATE ledger_heads SET day = day - 1`);
  expect(verify()).toEqual(broken('has no valid signature'));
});

test('an erased person is anonymous, and the chain stays intact', async () => {
  await writeLedger();
  const { db, now, retentionDb } = server.services;
  await transaction(retentionDb, (tx) => eraseConsents(tx, now(), { caseIds: [], emailKey: 'person4@example.com' }));
  const { person, detail } = await db.consentRecord.findUniqueOrThrow({
    where: { seq: 5 },
    include: { person: true, detail: true },
  });
  expect(person).toMatchObject({ emailKey: null, salt: null, erasedAt: expect.any(Date) });
  expect(detail).toBeNull();
  expect(verify()).toEqual({ status: 0, text: expect.stringContaining('Rows of deleted people: 1.') });
  // What is left is still sealed.
  await run(`UPDATE consent_records SET given = false WHERE seq = 5`);
  expect(verify()).toEqual(broken('broken at position 5'));
});

test('consent given again after an erasure starts over with another salt', async () => {
  await writeLedger();
  const { db, now, retentionDb } = server.services;
  const again = {
    purpose: 'share',
    version: 1,
    text: words.share,
    given: true,
    emailKey: 'person4@example.com',
    channel: 'web-form' as const,
    evidence: {},
  };
  await transaction(retentionDb, (tx) => eraseConsents(tx, now(), { caseIds: [], emailKey: 'person4@example.com' }));
  await transaction(db, (tx) => recordConsent(tx, now(), again));
  await chainConsents(server.services);
  expect(await db.consentPerson.count()).toBe(CONSENTS + 1);
  expect(verify()).toEqual({ status: 0, text: expect.stringContaining(`intact: ${CONSENTS + 1} rows`) });
});

test('the product itself cannot change the words of an existing version', async () => {
  await writeLedger();
  await expect(
    transaction(server.services.db, (tx) =>
      recordConsent(tx, new Date(), {
        purpose: 'share',
        version: 1,
        text: 'Something else.',
        given: true,
        emailKey: 'late@example.com',
        channel: 'web-form' as const,
        evidence: {},
      }),
    ),
  ).rejects.toThrow('increase the version number');
});
