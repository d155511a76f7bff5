/**
 * The consent ledger: append only (CASL s. 13 puts the proof on the sender). Writing a consent takes no lock on the chain; a job chains
 * what was written (consent-chain).
 */
import { randomBytes } from 'node:crypto';
import { type Happening, publishEvents } from '#server/modules/events/commands.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { KEPT } from '#server/platform/db/kept-statements.ts';
import type { ConsentChannel } from '#shared/consents/schema.ts';
import { consentDigest, DIGEST_FORMAT, isTextOf, newTexts } from './policy.ts';

export type Consent = {
  purpose: string;
  version: number;
  /** The exact words that were shown. */
  text: string;
  /** The words contain the site profile: a version then has a text for each profile it was shown with. */
  filled?: boolean;
  given: boolean;
  /** The mailbox of the person who agreed, in lower case. */
  emailKey: string;
  caseId?: string;
  channel: ConsentChannel;
  evidence: Record<string, string>;
};

const SALT_BYTES = 32;
/** More concurrent erasures of one mailbox than this are no coincidence. */
const ATTEMPTS = 5;

type Text = { purpose: string; version: number; text: string };
type Person = { id: string; emailKey: string; salt: Uint8Array };

/** Creates the people of these mailboxes where they are missing, and reads the known texts of these purposes: every consent needs both. */
async function makePeople(
  tx: Transaction,
  at: Date,
  emailKeys: readonly string[],
  purposes: readonly string[],
): Promise<{ people: Person[]; texts: Text[] }> {
  const fresh = emailKeys.map((emailKey) => ({ id: newId(), emailKey, salt: randomBytes(SALT_BYTES) }));
  const [found] = await tx.$queryRaw<[{ made: string[]; texts: Text[] }]>`${KEPT}
    WITH made AS (
      INSERT INTO consent_people (id, email_key, salt, created_at)
      SELECT id, email_key, decode(salt, 'hex'), ${at}
      FROM unnest(${fresh.map(({ id }) => id)}::uuid[], ${emailKeys}::text[], ${fresh.map(({ salt }) => salt.toString('hex'))}::text[])
        AS person (id, email_key, salt)
      ON CONFLICT DO NOTHING RETURNING id)
    SELECT ARRAY(SELECT id FROM made) AS made, coalesce((SELECT json_agg(json_build_object('purpose', purpose, 'version', version, 'text', text))
      FROM consent_texts WHERE purpose = ANY(${purposes}::text[])), '[]') AS texts`;
  return { people: fresh.filter(({ id }) => found.made.includes(id)), texts: found.texts };
}

/**
 * Stores the texts that are new, and returns the consents with the version each is stored as. A version without a profile has one text:
 * changing it under the same number would invalidate every proof of it. One with a profile has a revision for each (`textRevision`).
 */
async function keepTexts(tx: Transaction, consents: readonly Consent[], found: readonly Text[]): Promise<Consent[]> {
  const missing = newTexts(consents, found);
  if (missing.length > 0) await tx.consentText.createMany({ data: missing, skipDuplicates: true });
  const purposes = [...new Set(consents.map(({ purpose }) => purpose))];
  const known = missing.length > 0 ? await tx.consentText.findMany({ where: { purpose: { in: purposes } } }) : found;
  return consents.map((consent) => {
    const stored = known.find((text) => isTextOf(text, consent));
    if (!stored)
      throw new Error(
        `the wording of consent ${consent.purpose} ${consent.version} has changed: increase the version number`,
      );
    return { ...consent, version: stored.version };
  });
}

/**
 * The people behind some mailboxes, locked until the transaction ends: an erasure in progress finishes first, and the mailbox then gets a
 * new person.
 * @param made those that this transaction created: invisible to others, so they need no lock
 */
async function holdPeople(
  tx: Transaction,
  at: Date,
  emailKeys: readonly string[],
  made: readonly Person[],
): Promise<Map<string, Person>> {
  const people = [...made];
  const unheld = () => emailKeys.filter((emailKey) => !people.some((person) => person.emailKey === emailKey));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (people.length < emailKeys.length)
      people.push(
        ...(await tx.$queryRaw<Person[]>`
          SELECT id, email_key AS "emailKey", salt FROM consent_people
          WHERE email_key = ANY(${unheld()}::text[]) ORDER BY email_key FOR SHARE`),
      );
    if (people.length === emailKeys.length) return new Map(people.map((person) => [person.emailKey, person]));
    people.push(...(await makePeople(tx, at, unheld(), [])).people);
  }
  throw new Error('the people who gave these consents keep being erased');
}

/** Everyone who got a request learns that its person withdrew a consent; what belongs to no request was passed on to nobody. */
function withdrawalOf(at: Date) {
  return ({ given, caseId, purpose }: Consent): Happening[] =>
    given || caseId === undefined ? [] : [{ type: 'consent.withdrawn', caseId, at, data: { purpose } }];
}

/** Appends consents, given or withdrawn, in the caller's transaction. */
export async function recordConsents(tx: Transaction, at: Date, consents: readonly Consent[]): Promise<void> {
  if (consents.length === 0) return;
  // Sorted, so that two transactions with the same people cannot deadlock.
  const emailKeys = [...new Set(consents.map(({ emailKey }) => emailKey))].sort();
  const made = await makePeople(tx, at, emailKeys, [...new Set(consents.map(({ purpose }) => purpose))]);
  const worded = await keepTexts(tx, consents, made.texts);
  const people = await holdPeople(tx, at, emailKeys, made.people);
  const rows = worded.map((consent) => {
    const { id, salt } = people.get(consent.emailKey) as Person;
    const { purpose, version, given, channel, evidence } = consent;
    const caseId = consent.caseId ?? null;
    const digest = consentDigest({ ...consent, caseId, at }, salt);
    return { purpose, version, given, personId: id, caseId, channel, at, format: DIGEST_FORMAT, digest, evidence };
  });
  await tx.$executeRaw`${KEPT}
    WITH said AS MATERIALIZED (
      SELECT nextval('consent_records_seq_seq')::int AS seq, said.*
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS said (purpose text, version int, given boolean, "personId" uuid, "caseId" uuid,
        channel text, at timestamptz, format smallint, digest text, evidence jsonb)
    ), written AS (
      INSERT INTO consent_records (seq, purpose, version, given, person_id, case_id, channel, at, format, digest)
      SELECT seq, purpose, version, given, "personId", "caseId", channel, at, format, digest FROM said
    ), detailed AS (
      INSERT INTO consent_details (seq, evidence) SELECT seq, evidence FROM said
    )
    INSERT INTO consent_queue (seq) SELECT seq FROM said`;
  await publishEvents(tx, consents.flatMap(withdrawalOf(at)));
}

/** Appends one consent. */
export function recordConsent(tx: Transaction, at: Date, consent: Consent): Promise<void> {
  return recordConsents(tx, at, [consent]);
}
