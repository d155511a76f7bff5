import type { Database, Transaction } from '#server/db.ts';
import { breakBetween, GENESIS, type LedgerRow } from '#server/features/consents/policy.ts';
import { consentSelect, consentView, proofView, withdrawalOf } from '#server/features/consents/view.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import type { ConsentProof } from '#shared/consents/schema.ts';
import type { ConsentView } from '#shared/privacy/schema.ts';

const BATCH = 1_000;
const SHOWN_MAX = 1_000;

const ownCaseSelect = {
  id: true,
  serial: true,
  createdAt: true,
  status: true,
  clientId: true,
} satisfies Prisma.CaseSelect;

/** Whose consents: a viewer's own, or those of a client an administrator looks after. */
type Giver = Pick<Viewer, 'id' | 'email' | 'emailVerified'>;

/**
 * The cases whose consents are the viewer's: their own, and those without an account that were sent from their mailbox. A case
 * of another account is never among them, whatever address stands in it; an address nobody has verified proves nothing.
 */
function ownCases({ id, email, emailVerified }: Giver): Prisma.CaseWhereInput {
  const own = { clientId: id };
  return emailVerified ? { OR: [own, { clientId: null, contactEmailKey: email.toLowerCase() }] } : own;
}

function ownConsents({ email, emailVerified }: Giver, caseIds: string[]): Prisma.ConsentRecordWhereInput {
  const ofCases = { caseId: { in: caseIds } };
  return emailVerified ? { OR: [ofCases, { caseId: null, subjectEmail: email.toLowerCase() }] } : ofCases;
}

/** Everything in the ledger that is about the viewer, given and withdrawn, with the cases it is about. */
async function findOwn(db: Database | Transaction, viewer: Giver) {
  const cases = await db.case.findMany({ where: ownCases(viewer), select: ownCaseSelect });
  const rows = await db.consentRecord.findMany({
    where: ownConsents(
      viewer,
      cases.map(({ id }) => id),
    ),
    orderBy: { seq: 'desc' },
    take: SHOWN_MAX,
    select: consentSelect,
  });
  return { rows, cases: new Map(cases.map((row) => [row.id, row])) };
}

/** What the viewer agreed to, newest first, each with the day it was taken back or what taking it back would do. */
export async function findConsents(
  { db, env }: Pick<Services, 'env'> & { db: Database | Transaction },
  viewer: Giver,
): Promise<{ consents: ConsentView[] }> {
  const { rows, cases } = await findOwn(db, viewer);
  const consents = rows
    .filter(({ given }) => given)
    .map((row) =>
      consentView(row, { rows, case: row.caseId ? (cases.get(row.caseId) ?? null) : null, site: env.site }),
    );
  return { consents };
}

type Whole = { rows: number; lastHash: string; anchored: boolean };
export type LedgerReport = ({ whole: true } & Whole) | { whole: false; seq: number; why: string };

function ledgerPage(db: Database, after: LedgerRow | null) {
  return db.consentRecord.findMany({
    ...(after && { where: { seq: { gt: after.seq } } }),
    orderBy: { seq: 'asc' },
    take: BATCH,
    include: { text: { select: { text: true } } },
  });
}

/**
 * Walks the whole ledger, a batch at a time, and stops at the first row that was touched. Rows cut off at the end leave a chain
 * that is whole in itself: only a hash that was noted down before, outside the database, shows that they are gone.
 * @param expected such a hash; `anchored` says whether it is still in the chain
 */
export async function verifyLedger(db: Database, expected?: string): Promise<LedgerReport> {
  let before: LedgerRow | null = null;
  let anchored = expected === undefined || expected === GENESIS;
  for (;;) {
    const page = await ledgerPage(db, before);
    for (const { text, ...facts } of page) {
      const row: LedgerRow = { ...facts, text: text?.text ?? null };
      const why = breakBetween(before, row);
      if (why) return { whole: false, seq: row.seq, why };
      anchored ||= row.hash === expected;
      before = row;
    }
    if (page.length < BATCH)
      return { whole: true, rows: before?.seq ?? 0, lastHash: before?.hash ?? GENESIS, anchored };
  }
}

/** Whether somebody took back what a case lives on: without it nobody may take the case up again. */
export async function isConsentWithdrawn(tx: Transaction, caseId: string): Promise<boolean> {
  return (await tx.consentRecord.count({ where: { caseId, given: false } })) > 0;
}

/** One consent of the viewer, with its withdrawal if there is one; null for a number that is not theirs. */
export async function findOwnConsent(tx: Transaction, viewer: Giver, seq: number) {
  const { rows } = await findOwn(tx, viewer);
  const consent = rows.find((row) => row.seq === seq && row.given);
  return consent ? { consent, withdrawn: withdrawalOf(consent, rows) !== undefined } : null;
}

const PROOFS_SHOWN = 100;

/** The rows of the ledger themselves, newest first, each held against the one before it. */
export async function findProofs(tx: Transaction, where: Prisma.ConsentRecordWhereInput): Promise<ConsentProof[]> {
  const rows = await tx.consentRecord.findMany({
    where,
    orderBy: { seq: 'desc' },
    take: PROOFS_SHOWN,
    include: { text: { select: { text: true } } },
  });
  const before = await tx.consentRecord.findMany({
    where: { seq: { in: rows.map(({ seq }) => seq - 1) } },
    select: { seq: true, hash: true },
  });
  const bySeq = new Map(before.map((row) => [row.seq, row]));
  return rows.map(({ text, ...facts }) =>
    proofView({ ...facts, text: text?.text ?? null }, bySeq.get(facts.seq - 1) ?? null),
  );
}
