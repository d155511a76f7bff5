/**
 * Where a draft is stored on this device. The answers stay in the tab (sessionStorage: they survive a reload, not closing
 * the tab); for 30 days the browser keeps only the key, with which the server returns them on request.
 */

import { readStoredJson, writeStored, writeStoredJson } from '#client/lib/stored.ts';
import type { Line } from '#shared/lines/ids.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import type { Draft, DraftKey } from './draft.ts';

const KEPT_MS = 30 * 86_400_000;

export interface KeptKey extends DraftKey {
  changedAt: number;
}

/** Data of another version counts as none. */
export function readDraft(line: Line): Draft | null {
  return readStoredJson(`quote:${line}`) as Draft | null;
}

/** Without storage the answers are still in memory, and the server stores them at every step. */
export function keepDraft(line: Line, draft: Draft): void {
  writeStoredJson(`quote:${line}`, draft);
  // The key is useless until the server has stored something.
  if (draft.version > 0) {
    const { draftId, token, changedAt } = draft;
    writeStoredJson(`quote-key:${line}`, { draftId, token, changedAt } satisfies KeptKey);
  }
}

export function readKey(line: Line): KeptKey | null {
  const key = readStoredJson(`quote-key:${line}`) as KeptKey | null;
  return key && key.changedAt > Date.now() - KEPT_MS ? key : null;
}

export function forgetDraft(line: Line): void {
  writeStored(`quote:${line}`, null);
  writeStored(`quote-key:${line}`, null);
}

/** The receipt stays in the tab, so that a reload keeps the number. */
export function keepReceipt(line: Line, receipt: QuoteReceipt | null): void {
  writeStoredJson(`quote-receipt:${line}`, receipt);
}

export function readReceipt(line: Line): QuoteReceipt | null {
  return readStoredJson(`quote-receipt:${line}`) as QuoteReceipt | null;
}
