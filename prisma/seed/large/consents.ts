/** The consent ledger, built by the same code as in the product: a digest under each person's salt, and one chain over all records. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { consentDigest, consentFacts, DIGEST_FORMAT } from '#server/modules/consents/policy.ts';
import { GENESIS, linkHash } from '#server/platform/ledger/policy.ts';

const BATCH = 20_000;
const PURPOSE = 'seeded_sharing';
const TEXT = 'A licensed broker may see my answers and write to me about this request.';
/** The newest records wait for the job that chains them. */
const WAITING = 3;

type Source = { id: string; person: string; email: string; salt: Buffer; at: Date };

/** One consent for every case, in case order, after any existing ones. */
export async function seedConsents(client: pg.Client): Promise<void> {
  await client.query('INSERT INTO consent_texts (purpose, version, text) VALUES ($1, 1, $2) ON CONFLICT DO NOTHING', [
    PURPOSE,
    TEXT,
  ]);
  const secret = randomBytes(32);
  // A salt for each person, derived from one secret of this run: random to anyone who does not know the secret.
  await client.query(
    `INSERT INTO consent_people (id, email_key, salt, created_at)
     SELECT uuidv7(min(created_at) - now()), contact_email_key, sha256($1::bytea || convert_to(contact_email_key, 'UTF8')), min(created_at) FROM cases
     GROUP BY contact_email_key ON CONFLICT (email_key) DO NOTHING`,
    [secret],
  );
  await client.query('ANALYZE consent_people');
  const { rows: ends } = await client.query<{ place: number; hash: string }>(
    'SELECT place, hash FROM consent_links ORDER BY place DESC LIMIT 1',
  );
  const { rows: last } = await client.query<{ seq: number }>(
    'SELECT coalesce(max(seq), 0)::int AS seq FROM consent_records',
  );
  const { rows: given } = await client.query<{ id: string }>(
    'SELECT DISTINCT case_id AS id FROM consent_records WHERE case_id IS NOT NULL',
  );
  const had = given.map(({ id }) => id);
  const { rows: all } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM cases WHERE id <> ALL($1::uuid[])',
    [had],
  );
  let end = ends[0] ?? { place: 0, hash: GENESIS };
  let seq = last[0]?.seq ?? 0;
  let left = all[0]?.count ?? 0;
  // Paged by the key of the cases: a cursor would hold a snapshot open while the tables grow.
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await client.query<Source>(
      `SELECT c.id, p.id AS person, p.email_key AS email, p.salt, c.created_at AS at FROM cases c JOIN consent_people p ON p.email_key = c.contact_email_key
       WHERE c.id > $1 AND c.id <> ALL($2::uuid[]) ORDER BY c.id LIMIT ${BATCH}`,
      [after, had],
    );
    if (rows.length === 0) break;
    const said = rows.map((row) => {
      seq += 1;
      const facts = {
        purpose: PURPOSE,
        version: 1,
        text: TEXT,
        given: true,
        caseId: row.id,
        channel: 'web-form' as const,
        at: row.at,
      };
      const digest = consentDigest({ ...facts, emailKey: row.email, evidence: { page: '/quote' } }, row.salt);
      const place = left > WAITING ? end.place + 1 : null;
      left -= 1;
      const prevHash = end.hash;
      const hash = place
        ? linkHash(
            place,
            prevHash,
            consentFacts({ ...facts, seq, personId: row.person, format: DIGEST_FORMAT, digest }),
          )
        : null;
      if (place && hash) end = { place, hash };
      return { seq, person: row.person, case: row.id, at: row.at, digest, place, prevHash, hash };
    });
    await client.query(
      `WITH said AS MATERIALIZED (SELECT * FROM unnest($1::int[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::text[], $6::int[], $7::text[], $8::text[])
           AS s (seq, person, case_id, at, digest, place, prev_hash, hash)),
         records AS (INSERT INTO consent_records (seq, purpose, version, given, person_id, case_id, channel, at, format, digest)
           SELECT seq, '${PURPOSE}', 1, true, person, case_id, 'web-form', at, ${DIGEST_FORMAT}, digest FROM said),
         details AS (INSERT INTO consent_details (seq, evidence) SELECT seq, '{"page": "/quote"}' FROM said),
         links AS (INSERT INTO consent_links (place, seq, prev_hash, hash, at) SELECT place, seq, prev_hash, hash, now() FROM said WHERE place IS NOT NULL)
       INSERT INTO consent_queue (seq) SELECT seq FROM said WHERE place IS NULL`,
      [
        said.map((row) => row.seq),
        said.map((row) => row.person),
        said.map((row) => row.case),
        said.map((row) => row.at),
        said.map((row) => row.digest),
        said.map((row) => row.place),
        said.map((row) => row.prevHash),
        said.map((row) => row.hash),
      ],
    );
    after = rows.at(-1)?.id ?? after;
  }
  await client.query(`SELECT setval('consent_records_seq_seq', greatest($1::int, 1))`, [seq]);
}
