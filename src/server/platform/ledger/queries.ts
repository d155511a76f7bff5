/** Proves a ledger whole, or names the first place that was touched. */
import type { Database } from '#server/platform/db/client.ts';
import { breakBetween, GENESIS, type Head, isSigned, type LedgerName, type Link, type Sealed } from './policy.ts';

const BATCH = 1_000;

/** How a ledger is read for the proof. */
export type ReadingLedger = {
  name: LedgerName;
  /** The links behind a place, with their rows; null where the row is gone. */
  findPage(db: Database, after: number, limit: number): Promise<{ link: Link; row: Sealed | null }[]>;
  /** A row that is neither in the chain nor waiting for it was pushed aside: its name. */
  findLoose(db: Database): Promise<string | null>;
  countWaiting(db: Database): Promise<number>;
};

type Whole = {
  /** Rows in the chain. */
  links: number;
  /** Written, and waiting for their link. */
  waiting: number;
  /** Of the links: what they said of a person was erased, so that only the chain and what names nobody is proven. */
  erased: number;
  /** Of the links: their rows were removed at the end of their time. */
  removed: number;
  lastHash: string;
  /** Whether the hash that was asked for is in the chain. */
  anchored: boolean;
  /** Signed ends, each of which lies on the chain, or before its first link. */
  heads: number;
};
export type LedgerReport = ({ whole: true } & Whole) | { whole: false; place: number; why: string };

type SignedHead = Head & { signature: Uint8Array; publicKey: Uint8Array };

/** Why a head that was signed does not fit what stands at its place; null when it does. */
function wrongHead(head: SignedHead, hash: string | undefined): string | null {
  const day = head.day.toISOString().slice(0, 10);
  if (!isSigned(head)) return `the head of ${day} does not carry a valid signature`;
  if (hash === undefined) return `the chain is shorter than it was on ${day}, when its end was signed`;
  if (hash !== head.hash) return `the chain is another one than on ${day}, when its end was signed`;
  return null;
}

/**
 * Where a chain may begin, and up to where its rows may be gone: retention removes what is old, and only behind a head that was signed
 * before that time, which nobody without the key can sign later.
 */
function oldestOf(heads: readonly SignedHead[], goneBefore: Date | undefined, first: Link | undefined) {
  const old = heads.filter((head) => goneBefore && head.day < goneBefore && isSigned(head));
  const start = old.find(({ place }) => place + 1 === first?.place) ?? null;
  return { start, removable: old.at(-1)?.place ?? 0 };
}

/**
 * Walks the whole ledger, a batch at a time, and stops at the first place that was touched. A chain whose end was cut off is whole in
 * itself: the heads that were signed daily, or a hash that was noted down outside the database, show what is gone.
 * @param expected such a hash; `anchored` says whether it is still in the chain
 * @param goneBefore what is older may have been removed by retention; without it nothing may
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
  if (loose !== null) return { whole: false, place: links + 1, why: `the row ${loose} was never chained` };
  const waiting = await ledger.countWaiting(db);
  const lastHash = before?.hash ?? GENESIS;
  return { whole: true, links, waiting, erased, removed, lastHash, anchored, heads: heads.length };
}
