/**
 * Where a draft is stored on this device. The answers stay in the tab (sessionStorage: they survive a reload, not closing
 * the tab); for 30 days the browser keeps only the key, with which the server returns them on request.
 */

import type { Line } from '#shared/lines/ids.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import type { Draft, DraftKey } from './draft.ts';

const KEPT_MS = 30 * 86_400_000;

export interface KeptKey extends DraftKey {
  changedAt: number;
}

const draftName = (line: Line) => `quote:${line}`;
const receiptName = (line: Line) => `quote-receipt:${line}`;

/** Storage may be blocked, full or hold data of another version: then there is no draft. */
function read<T>(storage: () => Storage, name: string): T | null {
  try {
    return JSON.parse(storage().getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(storage: () => Storage, name: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(name);
    else storage().setItem(name, JSON.stringify(value));
  } catch {
    // The answers are still in memory, and the server stores them at every step.
  }
}

const tab = () => sessionStorage;
const browser = () => localStorage;

export function readDraft(line: Line): Draft | null {
  return read<Draft>(tab, draftName(line));
}

export function keepDraft(line: Line, draft: Draft): void {
  write(tab, draftName(line), draft);
  // The key is useless until the server has stored something.
  if (draft.version > 0) {
    const { draftId, token, changedAt } = draft;
    write(browser, draftName(line), { draftId, token, changedAt } satisfies KeptKey);
  }
}

export function readKey(line: Line): KeptKey | null {
  const key = read<KeptKey>(browser, draftName(line));
  return key && key.changedAt > Date.now() - KEPT_MS ? key : null;
}

export function forgetDraft(line: Line): void {
  write(tab, draftName(line), null);
  write(browser, draftName(line), null);
}

/** The receipt stays in the tab, so that a reload keeps the number. */
export function keepReceipt(line: Line, receipt: QuoteReceipt | null): void {
  write(tab, receiptName(line), receipt);
}

export function readReceipt(line: Line): QuoteReceipt | null {
  return read<QuoteReceipt>(tab, receiptName(line));
}
