import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { ConsentProof, ConsentView } from '#shared/consents/schema.ts';
import { consentSelect, consentView, proofSelect, proofView, withdrawalOf } from './records/queries.ts';

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
  return emailVerified ? { OR: [ofCases, { caseId: null, person: { emailKey: email.toLowerCase() } }] } : ofCases;
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

/** The rows of the ledger themselves, newest first, each held against the one before it in the chain. */
export async function findProofs(tx: Transaction, where: Prisma.ConsentRecordWhereInput): Promise<ConsentProof[]> {
  const rows = await tx.consentRecord.findMany({
    where,
    orderBy: { seq: 'desc' },
    take: PROOFS_SHOWN,
    select: proofSelect,
  });
  const before = await tx.consentLink.findMany({
    where: { place: { in: rows.flatMap(({ link }) => (link ? [link.place - 1] : [])) } },
    select: { place: true, hash: true },
  });
  const byPlace = new Map(before.map((link) => [link.place, link]));
  return rows.map((row) => proofView(row, (row.link && byPlace.get(row.link.place - 1)) ?? null));
}
