/**
 * Where a draft is stored on this device. The answers stay in the tab (sessionStorage: they survive a reload, not closing
 * the tab); for 30 days the browser keeps only the key, with which the server returns them on request. Answers that the server doesn't
 * have yet, because the connection is down, wait in the browser until it has.
 */

import { readStoredJson, writeStored, writeStoredJson } from '#client/lib/stored.ts';
import type { Line } from '#shared/lines/ids.ts';
import { lines } from '#shared/lines/lines.ts';
import type { AnswersInput } from '#shared/lines/types.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import type { Draft, DraftKey } from './draft.ts';

const KEPT_MS = 30 * 86_400_000;

export interface KeptKey extends DraftKey {
  changedAt: number;
}

const isRecent = (kept: { changedAt: number } | null) => kept !== null && kept.changedAt > Date.now() - KEPT_MS;

/** Data of another version counts as none. */
export function readDraft(line: Line): Draft | null {
  return (readStoredJson(`quote:${line}`) as Draft | null) ?? readUnsaved(line);
}

function readUnsaved(line: Line): Draft | null {
  const draft = readStoredJson(`quote-unsaved:${line}`) as Draft | null;
  return isRecent(draft) ? draft : null;
}

/** Without storage the answers are still in memory, and the server stores them at every step. */
export function keepDraft(line: Line, draft: Draft): void {
  writeStoredJson(`quote:${line}`, draft);
  // The key is useless until the server has stored something.
  if (draft.version > 0) keepKey(line, draft);
}

export function keepKey(line: Line, { draftId, token, changedAt }: KeptKey): void {
  writeStoredJson(`quote-key:${line}`, { draftId, token, changedAt } satisfies KeptKey);
}

/** While the server can't be reached, so that closing the browser loses nothing; `null` once it has everything. */
export function keepUnsaved(line: Line, draft: Draft | null): void {
  writeStoredJson(`quote-unsaved:${line}`, draft);
}

export function readKey(line: Line): KeptKey | null {
  const key = readStoredJson(`quote-key:${line}`) as KeptKey | null;
  return isRecent(key) ? key : null;
}

/** The lines of which this browser keeps an unsent draft, the latest first. The first script of a page looks for the same items. */
export function openDrafts(): { line: Line; changedAt: number }[] {
  return lines
    .flatMap((line) => {
      const kept = readUnsaved(line) ?? readKey(line);
      return kept ? [{ line, changedAt: kept.changedAt }] : [];
    })
    .toSorted((a, b) => b.changedAt - a.changedAt);
}

export function forgetDraft(line: Line): void {
  writeStored(`quote:${line}`, null);
  writeStored(`quote-key:${line}`, null);
  writeStored(`quote-unsaved:${line}`, null);
}

/** The receipt stays in the tab, so that a reload keeps the number. */
export function keepReceipt(line: Line, receipt: QuoteReceipt | null): void {
  writeStoredJson(`quote-receipt:${line}`, receipt);
}

/** A request that was sent from this tab, until everything is answered. */
export interface SentRequest extends DraftKey {
  definitionVersion: number;
  /** As they were sent; null once nothing can be added. */
  answers: AnswersInput | null;
  /** What was entered since. */
  more?: AnswersInput;
}

export function keepSent(line: Line, sent: SentRequest | null): void {
  writeStoredJson(`quote-sent:${line}`, sent);
}

export function readSent(line: Line): SentRequest | null {
  return readStoredJson(`quote-sent:${line}`) as SentRequest | null;
}

export function readReceipt(line: Line): QuoteReceipt | null {
  return readStoredJson(`quote-receipt:${line}`) as QuoteReceipt | null;
}
