/** How a visit begins: with a receipt, with the open answers, with a question about earlier ones, or fresh. */

import { answersFrom } from '#shared/lines/prefill.ts';
import { formOf } from '#shared/lines/short-form.ts';
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

/** Begins with the short set, unless the address asks for all questions, and with what the page the visitor came from knows. */
export function freshDraft(definition: QuoteDefinition): Draft {
  const address = new URLSearchParams(location.search);
  const set = address.get('set') === 'full' ? 'full' : 'short';
  const answers = answersFrom(definition, address);
  const screen = visibleSteps(formOf(definition, set), answers)[0]?.id ?? REVIEW;
  return newDraft({ definitionVersion: definition.version, set, screen, answers });
}

export function draftFrom(definition: QuoteDefinition, { draftId, token }: KeptKey, stored: StoredDraft): Draft {
  const { version, answers, step, set } = stored;
  const open = { draftId, token, version, answers, set, screen: step, reviewed: step === REVIEW };
  return { ...freshDraft(definition), ...open };
}
