/** `npm run consent:verify` finds every kind of tampering, and names the row. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordConsent } from '#server/features/consents/commands.ts';
import { transaction } from '#server/transaction.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { tamperAsOwner } from '../support/database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { databaseVariables } from '../support/server-variables.ts';

const ROWS = 8;
const words = { share: 'I agree that my answers are shared.', newsletter: 'I agree to receive the newsletter.' };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ from: 'empty' });
});
afterAll(() => server.stop());

function verify(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', inRoot('scripts', 'consent-verify.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, ...databaseVariables(server.database), DATA_DIR: server.env.dataDir } },
  );
  return { status, text: stdout + stderr };
}

/** A whole ledger of eight rows, a minute apart. */
async function writeLedger(): Promise<void> {
  const { db } = server.services;
  await tamperAsOwner(server.database, 'DELETE FROM consent_records', 'DELETE FROM consent_texts');
  for (let index = 0; index < ROWS; index += 1) {
    const purpose = index % 2 ? 'newsletter' : 'share';
    await transaction(db, (tx) =>
      recordConsent(tx, new Date(Date.UTC(2026, 10, 21, 12, index)), {
        purpose,
        version: 1,
        text: words[purpose],
        given: index < 6,
        subjectEmail: `person${index}@example.com`,
        channel: 'web-form',
        evidence: { address: '198.51.100.7', form: 'auto@1' },
      }),
    );
  }
}

async function tamper(...statements: string[]): Promise<void> {
  await writeLedger();
  await tamperAsOwner(server.database, ...statements);
}

test('a ledger nobody touched is whole, and says how long it is and how it ends', async () => {
  await writeLedger();
  const last = await server.services.db.consentRecord.findFirstOrThrow({ orderBy: { seq: 'desc' } });
  expect(verify()).toEqual({ status: 0, text: expect.stringContaining(`whole: ${ROWS} rows`) });
  expect(verify().text).toContain(last.hash);
});

const columns = [
  `purpose = 'newsletter'`,
  `given = false`,
  `subject_email = 'else@example.com'`,
  `case_id = gen_random_uuid()`,
  `channel = 'mail-link'`,
  `evidence = '{"address":"203.0.113.9","form":"auto@1"}'`,
  `at = at + interval '1 millisecond'`,
  `prev_hash = 'genesis'`,
  `hash = md5('x')`,
];
test.each(columns)('a changed column is found: %s', async (change) => {
  await tamper(`UPDATE consent_records SET ${change} WHERE seq = 5`);
  expect(verify()).toEqual({ status: 1, text: expect.stringContaining('broken at row 5') });
});

test('a consent moved to another version of the words is found', async () => {
  await tamper(
    `INSERT INTO consent_texts (purpose, version, text) SELECT purpose, 2, text FROM consent_texts`,
    `UPDATE consent_records SET version = 2 WHERE seq = 5`,
  );
  expect(verify()).toEqual({ status: 1, text: expect.stringContaining('broken at row 5') });
});

test('changed words are found at the first consent to them', async () => {
  await tamper(`UPDATE consent_texts SET text = text || ' And to everything else.' WHERE purpose = 'newsletter'`);
  expect(verify()).toEqual({ status: 1, text: expect.stringContaining('broken at row 2') });
});

test('a row removed from the middle, or from the beginning, is missed', async () => {
  await tamper(`DELETE FROM consent_records WHERE seq = 5`);
  expect(verify()).toEqual({ status: 1, text: expect.stringContaining('at row 6: row 5 is missing') });
  await tamper(`DELETE FROM consent_records WHERE seq <= 2`);
  expect(verify()).toEqual({ status: 1, text: expect.stringContaining('at row 3: rows 1 to 2 are missing') });
});

test('rows that were closed up over a gap, or changed places, are found', async () => {
  await tamper(`DELETE FROM consent_records WHERE seq = 5`, `UPDATE consent_records SET seq = seq - 1 WHERE seq = 6`);
  expect(verify()).toEqual({ status: 1, text: expect.stringContaining('broken at row 5') });
  await tamper(
    `UPDATE consent_records SET seq = CASE seq WHEN 3 THEN 104 ELSE 103 END WHERE seq IN (3, 4)`,
    `UPDATE consent_records SET seq = seq - 100 WHERE seq > 100`,
  );
  expect(verify()).toEqual({ status: 1, text: expect.stringContaining('broken at row 3') });
});

test('a cut at the end shows only against a hash that was noted before', async () => {
  await writeLedger();
  const noted = await server.services.db.consentRecord.findFirstOrThrow({ orderBy: { seq: 'desc' } });
  expect(verify('--expect', noted.hash).status).toBe(0);
  await tamper(`DELETE FROM consent_records WHERE seq > 6`);
  expect(verify()).toEqual({ status: 0, text: expect.stringContaining('whole: 6 rows') });
  expect(verify('--expect', noted.hash)).toEqual({ status: 1, text: expect.stringContaining('cut off at its end') });
});

test('the same words cannot be changed under the same version by the product itself', async () => {
  await writeLedger();
  await expect(
    transaction(server.services.db, (tx) =>
      recordConsent(tx, new Date(), {
        purpose: 'share',
        version: 1,
        text: 'Something else.',
        given: true,
        subjectEmail: 'late@example.com',
        channel: 'web-form',
        evidence: {},
      }),
    ),
  ).rejects.toThrow('raise the version');
});
