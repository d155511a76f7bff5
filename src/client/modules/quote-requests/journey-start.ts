/** How a visit begins: with a receipt, with the open answers, with a question about earlier ones, or fresh. */

import { siteToday } from '#client/lib/site-clock.ts';
import { answersFrom } from '#shared/lines/prefill.ts';
import { isComplete } from '#shared/lines/rules.ts';
import { formOf } from '#shared/lines/short-form.ts';
import type { QuoteDefinition } from '#shared/lines/types.ts';
import { visibleSteps } from '#shared/lines/visibility.ts';
import { SENT_HOURS } from '#shared/platform/after-sending.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import { type Draft, newDraft } from './draft.ts';
import type { StoredDraft } from './draft-saver.ts';
import { type KeptKey, readDraft, readKey, readReceipt, readSent, type SentRequest } from './draft-storage.ts';
import { hasAnswers, REVIEW } from './journey-rules.ts';

export const RECEIPT = 'receipt';
/** The questions that are still open, after sending. */
export const REST = 'rest';

export type JourneyStart =
  | { kind: 'receipt'; receipt: QuoteReceipt; sent: SentRequest | null; added?: boolean }
  | { kind: 'rest'; receipt: QuoteReceipt; sent: SentRequest }
  | { kind: 'draft'; draft: Draft; asked?: boolean }
  | { kind: 'ask'; changedAt: number; draft: Draft }
  | { kind: 'ask'; changedAt: number; key: KeptKey };

/** @param screen the one in the address: a reload resumes there without asking */
export function findStart(definition: QuoteDefinition, screen: string | null): JourneyStart {
  const { line } = definition;
  const receipt = screen === RECEIPT || screen === REST ? readReceipt(line) : null;
  if (receipt) {
    const sent = readSent(line);
    return screen === REST && sent && mayAdd(definition, receipt, sent)
      ? { kind: 'rest', receipt, sent }
      : { kind: 'receipt', receipt, sent };
  }
  const draft = readDraft(line);
  if (draft && hasAnswers(draft.answers)) {
    // The rules drop answers to questions of an earlier version. A draft from before there was a choice asked all questions.
    const kept = {
      ...draft,
      set: draft.set ?? 'full',
      definitionVersion: definition.version,
      screen: screen ?? draft.screen,
    };
    return screen ? { kind: 'draft', draft: kept } : { kind: 'ask', changedAt: draft.changedAt, draft: kept };
  }
  const key = readKey(line);
  return key ? { kind: 'ask', changedAt: key.changedAt, key } : { kind: 'draft', draft: freshDraft(definition) };
}

/** Whether the tab that sent a request may add to it: for a day, while questions are open and are still the same ones. */
export function mayAdd(definition: QuoteDefinition, receipt: QuoteReceipt, sent: SentRequest): boolean {
  const { answers, definitionVersion } = sent;
  if (!answers || receipt.joined || definitionVersion !== definition.version) return false;
  const isRecent = Date.now() - Date.parse(receipt.submittedAt) < SENT_HOURS * 3_600_000;
  return isRecent && !isComplete(definition, answers, siteToday());
}

/** Begins with the short set, unless the address asks for all questions, and with what the page the visitor came from knows. */
export function freshDraft(definition: QuoteDefinition): Draft {
  const address = new URLSearchParams(location.search);
  const set = address.get('set') === 'full' ? 'full' : 'short';
  const answers = answersFrom(definition, address);
  const screen = visibleSteps(formOf(definition, set), answers)[0]?.id ?? REVIEW;
  return newDraft({ definitionVersion: definition.version, set, screen, answers });
}

export function draftFrom(definition: QuoteDefinition, { draftId, token }: KeptKey, stored: StoredDraft): Draft {
  const { version, answers, step, set, preparedBy } = stored;
  const open = { draftId, token, version, answers, set, screen: step, reviewed: step === REVIEW };
  return { ...freshDraft(definition), ...open, ...(preparedBy && { preparedBy }) };
}
