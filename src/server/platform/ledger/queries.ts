/** Verifies that a ledger is intact, or names the first position that was tampered with. */
import type { Database } from '#server/platform/db/client.ts';
import { breakBetween, GENESIS, type Head, isSigned, type LedgerName, type Link, type Sealed } from './policy.ts';

const BATCH = 1_000;

/** How a ledger is read for verification. */
export type ReadingLedger = {
  name: LedgerName;
  /** The links after a position, with their rows; null where the row is gone. */
  findPage(db: Database, after: number, limit: number): Promise<{ link: Link; row: Sealed | null }[]>;
  /** The name of a row that is neither in the chain nor waiting for it, or null. */
  findLoose(db: Database): Promise<string | null>;
  countWaiting(db: Database): Promise<number>;
};

type Whole = {
  /** Rows in the chain. */
  links: number;
  /** Written, and waiting for their link. */
  waiting: number;
  /** Of the links: their personal content was erased, so that only the chain and what names nobody is proven. */
  erased: number;
  /** Of the links: their rows were removed after their retention period. */
  removed: number;
  lastHash: string;
  /** Whether the requested hash is in the chain. */
  anchored: boolean;
  /** Signed heads, each of which is on the chain, or before its first link. */
  heads: number;
};
export type LedgerReport = ({ whole: true } & Whole) | { whole: false; place: number; why: string };

type SignedHead = Head & { signature: Uint8Array; publicKey: Uint8Array };

/** Why a signed head does not match the link at its position; null when it does. */
function wrongHead(head: SignedHead, hash: string | undefined): string | null {
  const day = head.day.toISOString().slice(0, 10);
  if (!isSigned(head)) return `the head signed on ${day} has no valid signature`;
  if (hash === undefined) return `the chain is shorter than when its head was signed on ${day}`;
  if (hash !== head.hash) return `the chain isn’t the one whose head was signed on ${day}`;
  return null;
}

/**
 * Where a chain may begin, and up to where its rows may be gone: retention removes old rows, but only up to a head that was signed before
 * that time, which nobody without the key can forge later.
 */
function oldestOf(heads: readonly SignedHead[], goneBefore: Date | undefined, first: Link | undefined) {
  const old = heads.filter((head) => goneBefore && head.day < goneBefore && isSigned(head));
  const start = old.find(({ place }) => place + 1 === first?.place) ?? null;
  return { start, removable: old.at(-1)?.place ?? 0 };
}

/**
 * Verifies the whole ledger, a batch at a time, and stops at the first position that was tampered with. A chain whose end was cut off is
 * intact in itself: the heads signed daily, or a hash noted outside the database, show what is missing.
 * @param expected such a hash; `anchored` says whether it is still in the chain
 * @param goneBefore older rows may have been removed by retention; without it none may
 */
export async function verifyLedger(
  db: Database,
  ledger: ReadingLedger,
  { expected, goneBefore }: { expected?: string | undefined; goneBefore?: Date } = {},
): Promise<LedgerReport> {
  const heads = await db.ledgerHead.findMany({ where: { ledger: ledger.name }, orderBy: { place: 'asc' } });
  let page = await ledger.findPage(db, 0, BATCH);
  const { start, removable } = oldestOf(heads, goneBefore, page[0]?.link);
  const hashes = new Map(start ? [[start.place, start.hash]] : []);
  const signed = new Set(heads.map(({ place }) => place));
  let before: Pick<Link, 'place' | 'hash'> | null = start;
  let [links, erased, removed] = [0, 0, 0];
  let anchored = expected === undefined || expected === GENESIS || heads.some(({ hash }) => hash === expected);
  while (page.length > 0) {
    for (const { link, row } of page) {
      const why = breakBetween(before, link, row) ?? (row || link.place <= removable ? null : 'its row was removed');
      if (why) return { whole: false, place: link.place, why };
      links += 1;
      if (!row) removed += 1;
      else if (row.erased) erased += 1;
      if (signed.has(link.place)) hashes.set(link.place, link.hash);
      anchored ||= link.hash === expected;
      before = link;
    }
    page = page.length < BATCH ? [] : await ledger.findPage(db, before?.place ?? 0, BATCH);
  }
  for (const head of heads) {
    const why = wrongHead(head, start && head.place < start.place ? head.hash : hashes.get(head.place));
    if (why) return { whole: false, place: head.place, why };
  }
  const loose = await ledger.findLoose(db);
  if (loose !== null) return { whole: false, place: links + 1, why: `row ${loose} was never added to the chain` };
  const waiting = await ledger.countWaiting(db);
  const lastHash = before?.hash ?? GENESIS;
  return { whole: true, links, waiting, erased, removed, lastHash, anchored, heads: heads.length };
}
