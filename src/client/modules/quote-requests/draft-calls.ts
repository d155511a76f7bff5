/** The calls of the wizard. */
import { api, toApiError } from '#client/lib/api.ts';
import type { ShownScreen } from '#shared/consents/screen.ts';
import { type ConsentPurpose, consentTexts } from '#shared/consents/wordings.ts';
import type { Line } from '#shared/lines/ids.ts';
import type { AnswersInput, QuoteDefinition } from '#shared/lines/types.ts';
import { PROOF_PATH } from '#shared/quote-requests/puzzle.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import { communityInAddress } from './community-in-address.ts';
import type { Draft, DraftKey } from './draft.ts';
import type { StoredDraft } from './draft-saver.ts';

export async function saveDraft(line: Line, draft: Draft): Promise<{ version: number; expiresAt: string }> {
  const { draftId, token, definitionVersion, version, screen, set, answers } = draft;
  return api.quotes.saveDraft.mutate({ draftId, token, line, definitionVersion, version, step: screen, set, answers });
}

export async function loadDraft({ draftId, token }: DraftKey): Promise<StoredDraft> {
  return api.quotes.getDraft.mutate({ draftId, token });
}

interface Sent {
  consents: readonly ConsentPurpose[];
  /** What was on the screen, and when they were ticked. */
  shown: ShownScreen | undefined;
  /** What the field that people never see holds. */
  homepage: string;
  /** An open request of the client to add this one to. */
  joins: string | undefined;
}

/** The same draft sent twice is one request: the server returns the same receipt. */
export async function sendRequest(
  definition: QuoteDefinition,
  { draftId, token, set, byAgent }: DraftKey & Pick<Draft, 'set' | 'byAgent'>,
  answers: AnswersInput,
  { consents, shown, homepage, joins }: Sent,
): Promise<QuoteReceipt> {
  const request = {
    draftId,
    token,
    line: definition.line,
    definitionVersion: definition.version,
    set,
    answers,
    consents: consents.map((purpose) => ({
      purpose,
      version: consentTexts[purpose].version,
      given: true as const,
    })),
    ...(shown && { shown }),
    community: communityInAddress(),
    homepage,
    ...(joins && { joins }),
    ...(byAgent && { byAgent }),
  };
  try {
    return await api.quotes.submit.mutate(request);
  } catch (error) {
    if (!toApiError(error).issues.some(({ path }) => path === PROOF_PATH)) throw error;
    const { prove } = await import('./proof/prove.ts');
    return api.quotes.submit.mutate({ ...request, proof: await prove(draftId) });
  }
}

/** Adds to a request that was sent from this tab; what was answered stays. Rejects with the message to show. */
export async function addToSent({ draftId, token }: DraftKey, answers: AnswersInput): Promise<void> {
  try {
    await api.quotes.addAnswers.mutate({ draftId, token, answers });
  } catch (error) {
    throw new Error(toApiError(error).serverMessage);
  }
}

/** Clears a draft that is no longer needed. If that fails, the server deletes the draft when it expires. */
export async function eraseDraft(line: Line, definition: QuoteDefinition, key: DraftKey, screen: string) {
  try {
    const { version, set, submittedNumber } = await loadDraft(key);
    if (submittedNumber) return;
    const { draftId, token } = key;
    const definitionVersion = definition.version;
    const step = screen;
    await api.quotes.saveDraft.mutate({ draftId, token, line, definitionVersion, version, step, set, answers: {} });
  } catch {
    // The visitor could do nothing about it.
  }
}
