/**
 * The consent ledger: append only (CASL s. 13 puts the proof on the sender). Writing a consent takes no lock on the chain; a job chains
 * what was written (consent-chain).
 */
import { randomBytes } from 'node:crypto';
import { type Happening, publishEvents } from '#server/modules/events/commands.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
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

/**
 * Stores the texts that are new, and returns the consents with the version each is stored as. A version without a profile has one text:
 * changing it under the same number would invalidate every proof of it. One with a profile has a revision for each (`textRevision`).
 */
async function keepTexts(tx: Transaction, consents: readonly Consent[]): Promise<Consent[]> {
  const purposes = [...new Set(consents.map(({ purpose }) => purpose))];
  const find = () => tx.consentText.findMany({ where: { purpose: { in: purposes } } });
  let known = await find();
  const missing = newTexts(consents, known);
  if (missing.length > 0) {
    await tx.consentText.createMany({ data: missing, skipDuplicates: true });
    known = await find();
  }
  return consents.map((consent) => {
    const found = known.find((text) => isTextOf(text, consent));
    if (!found)
      throw new Error(
        `the wording of consent ${consent.purpose} ${consent.version} has changed: increase the version number`,
      );
    return { ...consent, version: found.version };
  });
}

type Person = { id: string; emailKey: string; salt: Uint8Array };

/**
 * The people behind some mailboxes, created where missing, and locked until the transaction ends: an erasure in progress
 * finishes first, and the mailbox then gets a new person.
 */
async function holdPeople(tx: Transaction, at: Date, emailKeys: readonly string[]): Promise<Map<string, Person>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const fresh = emailKeys.map((emailKey) => ({
      id: newId(),
      emailKey,
      salt: randomBytes(SALT_BYTES),
      createdAt: at,
    }));
    // New rows are invisible to other transactions, so they need no lock.
    const made = await tx.consentPerson.createManyAndReturn({
      data: fresh,
      skipDuplicates: true,
      select: { id: true },
    });
    const people: Person[] = fresh.filter(({ id }) => made.some((person) => person.id === id));
    const known = emailKeys.filter((emailKey) => !people.some((person) => person.emailKey === emailKey));
    if (known.length > 0)
      people.push(
        ...(await tx.$queryRaw<Person[]>`
          SELECT id, email_key AS "emailKey", salt FROM consent_people
          WHERE email_key = ANY(${known}::text[]) ORDER BY email_key FOR SHARE`),
      );
    if (people.length === emailKeys.length) return new Map(people.map((person) => [person.emailKey, person]));
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
  const worded = await keepTexts(tx, consents);
  // Sorted, so that two transactions with the same people cannot deadlock.
  const emailKeys = [...new Set(worded.map(({ emailKey }) => emailKey))].sort();
  const people = await holdPeople(tx, at, emailKeys);
  const rows = worded.map((consent) => {
    const { id, salt } = people.get(consent.emailKey) as Person;
    const { purpose, version, given, channel, evidence } = consent;
    const caseId = consent.caseId ?? null;
    const digest = consentDigest({ ...consent, caseId, at }, salt);
    return { purpose, version, given, personId: id, caseId, channel, at, format: DIGEST_FORMAT, digest, evidence };
  });
  await tx.$executeRaw`
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
