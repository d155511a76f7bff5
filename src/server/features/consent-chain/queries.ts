/** Proves the ledger whole, or names the first place that was touched. */
import type { Database } from '#server/db.ts';
import { type Head, isSigned } from '#server/features/consent-chain/policy.ts';
import { breakBetween, GENESIS, isErased, type Link } from '#server/features/consents/policy.ts';
import { ledgerRow, proofSelect } from '#server/features/consents/view.ts';

const BATCH = 1_000;

type Whole = {
  /** Consents in the chain. */
  links: number;
  /** Written, and waiting for their link. */
  waiting: number;
  /** Of the links: whose person was erased, so that only chain and words are proven. */
  erased: number;
  lastHash: string;
  /** Whether the hash that was asked for is in the chain. */
  anchored: boolean;
  /** Signed ends, each of which lies on the chain. */
  heads: number;
};
export type LedgerReport = ({ whole: true } & Whole) | { whole: false; place: number; why: string };

function findPage(db: Database, after: number) {
  return db.consentLink.findMany({
    where: { place: { gt: after } },
    orderBy: { place: 'asc' },
    take: BATCH,
    select: { place: true, prevHash: true, hash: true, record: { select: proofSelect } },
  });
}

/** Why a head that was signed does not fit what stands at its place; null when it does. */
function wrongHead(head: Head & { signature: Uint8Array; publicKey: Uint8Array }, hash: string | undefined) {
  const day = head.day.toISOString().slice(0, 10);
  if (!isSigned(head)) return `the head of ${day} does not carry a valid signature`;
  if (hash === undefined) return `the chain is shorter than it was on ${day}, when its end was signed`;
  if (hash !== head.hash) return `the chain is another one than on ${day}, when its end was signed`;
  return null;
}

/** A consent that is neither in the chain nor waiting for it was pushed aside. */
async function findLoose(db: Database): Promise<number | undefined> {
  const loose = await db.consentRecord.findFirst({ where: { link: null, queue: null }, select: { seq: true } });
  return loose?.seq;
}

/**
 * Walks the whole ledger, a batch at a time, and stops at the first place that was touched. A chain whose end was cut off is whole in
 * itself: the heads that were signed daily, or a hash that was noted down outside the database, show what is gone.
 * @param expected such a hash; `anchored` says whether it is still in the chain
 */
export async function verifyLedger(db: Database, expected?: string): Promise<LedgerReport> {
  const heads = await db.ledgerHead.findMany({ orderBy: { place: 'asc' } });
  const hashes = new Map<number, string>();
  const signed = new Set(heads.map(({ place }) => place));
  let before: Link | null = null;
  let erased = 0;
  let anchored = expected === undefined || expected === GENESIS;
  for (;;) {
    const page: Awaited<ReturnType<typeof findPage>> = await findPage(db, before?.place ?? 0);
    for (const { record, ...link } of page) {
      const row = ledgerRow(record);
      const why = breakBetween(before, link, row);
      if (why) return { whole: false, place: link.place, why };
      if (isErased(row)) erased += 1;
      if (signed.has(link.place)) hashes.set(link.place, link.hash);
      anchored ||= link.hash === expected;
      before = link;
    }
    if (page.length < BATCH) break;
  }
  for (const head of heads) {
    const why = wrongHead(head, hashes.get(head.place));
    if (why) return { whole: false, place: head.place, why };
  }
  const links = before?.place ?? 0;
  const loose = await findLoose(db);
  if (loose !== undefined)
    return { whole: false, place: links + 1, why: `the consent with the number ${loose} was never chained` };
  const waiting = await db.consentQueue.count();
  return { whole: true, links, waiting, erased, lastHash: before?.hash ?? GENESIS, anchored, heads: heads.length };
}
