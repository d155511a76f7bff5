/** How a visit begins: with a receipt, with the open answers, with a question about earlier ones, or fresh. */

import type { QuoteDefinition } from '#shared/lines/types.ts';
import { visibleSteps } from '#shared/lines/visibility.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import { type Draft, newDraft } from './draft.ts';
import type { StoredDraft } from './draft-saver.ts';
import { type KeptKey, readDraft, readKey, readReceipt } from './draft-storage.ts';
import { hasAnswers, REVIEW } from './journey-rules.ts';

export const RECEIPT = 'receipt';

export type JourneyStart =
  | { kind: 'receipt'; receipt: QuoteReceipt }
  | { kind: 'draft'; draft: Draft; asked?: boolean }
  | { kind: 'ask'; changedAt: number; draft: Draft }
  | { kind: 'ask'; changedAt: number; key: KeptKey };

/** @param screen the one in the address: a reload resumes there without asking */
export function findStart(definition: QuoteDefinition, screen: string | null): JourneyStart {
  const { line } = definition;
  const receipt = screen === RECEIPT ? readReceipt(line) : null;
  if (receipt) return { kind: 'receipt', receipt };
  const draft = readDraft(line);
  if (draft && hasAnswers(draft.answers)) {
    // The rules drop answers to questions of an earlier version.
    const kept = { ...draft, definitionVersion: definition.version, screen: screen ?? draft.screen };
    return screen ? { kind: 'draft', draft: kept } : { kind: 'ask', changedAt: draft.changedAt, draft: kept };
  }
  const key = readKey(line);
  return key ? { kind: 'ask', changedAt: key.changedAt, key } : { kind: 'draft', draft: freshDraft(definition) };
}

export function freshDraft(definition: QuoteDefinition): Draft {
  return newDraft(definition.version, visibleSteps(definition, {})[0]?.id ?? REVIEW);
}

export function draftFrom(definition: QuoteDefinition, { draftId, token }: KeptKey, stored: StoredDraft): Draft {
  const { version, answers, step } = stored;
  const open = { draftId, token, version, answers, screen: step, reviewed: step === REVIEW };
  return { ...freshDraft(definition), ...open };
}
