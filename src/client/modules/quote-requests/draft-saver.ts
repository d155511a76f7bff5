/** Saves a draft on the server at every step, without ever blocking it: one call at a time, retried until it succeeds. */

import { toApiError } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import type { AnswersInput, QuestionSet } from '#shared/lines/types.ts';
import { type Draft, type DraftKey, fingerprint } from './draft.ts';

/** After the last keystroke; leaving a step saves at once. */
const TYPING_MS = 4_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** The draft as the server has it. */
export interface StoredDraft {
  version: number;
  step: string;
  set: QuestionSet;
  answers: AnswersInput;
  preparedBy: string | null;
  submittedNumber: string | null;
}

export type SaveState =
  | { kind: 'idle' | 'saving' | 'saved' }
  /** The call failed; it is retried automatically. */
  | { kind: 'retrying' }
  /** The server rejects these answers as they are; the next change is sent again. */
  | { kind: 'refused'; message: string }
  /** Another tab or device saved other answers. */
  | { kind: 'conflict'; stored: StoredDraft }
  /** It has already become a request. */
  | { kind: 'sent'; number: string };

interface Saved {
  version: number;
  /** It is kept until then. */
  expiresAt: string;
}

export interface SaverDependencies {
  /** The current draft. */
  current: () => Draft;
  save: (draft: Draft) => Promise<Saved>;
  load: (key: DraftKey) => Promise<StoredDraft>;
  /** The draft fields that only the saver changes. */
  onDraft: (change: Partial<Pick<Draft, 'version' | 'unanswered' | 'keptUntil'>>) => void;
  onState: (state: SaveState) => void;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

export function createDraftSaver({ current, save, load, onDraft, onState }: SaverDependencies) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let stopped = false;
  let failures = 0;
  let saved = '';

  const markOf = ({ draftId, answers, set, screen }: Draft) => `${draftId} ${set} ${screen} ${fingerprint(answers)}`;

  function later(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(now, delay);
  }

  async function now(): Promise<void> {
    clearTimeout(timer);
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    const draft = current();
    if (markOf(draft) === saved) return;
    running = true;
    again = false;
    onState({ kind: 'saving' });
    try {
      await send(draft);
    } finally {
      running = false;
    }
    if (again) await now();
  }

  async function send(draft: Draft) {
    const print = fingerprint(draft.answers);
    // Recorded before sending: if the confirmation is lost, the answers are recognized as ours.
    onDraft({ unanswered: [...draft.unanswered.filter((known) => known !== print), print].slice(-50) });
    try {
      const { version, expiresAt } = await save(draft);
      confirmed(version, expiresAt);
      saved = markOf(draft);
      onState({ kind: 'saved' });
    } catch (error) {
      await failed(toApiError(error), draft);
    }
  }

  function confirmed(version: number, keptUntil?: string) {
    failures = 0;
    onDraft({ version, unanswered: [], ...(keptUntil && { keptUntil }) });
  }

  function failed(error: ApiError, draft: Draft): Promise<void> | void {
    if (error.status === 409) return compare(error, draft);
    if (error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 408) {
      return onState({ kind: 'refused', message: error.serverMessage });
    }
    retry();
  }

  function retry() {
    onState({ kind: 'retrying' });
    later(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
    failures += 1;
  }

  /** Another version was stored: our own without a confirmation, or someone else's. */
  async function compare(refusal: ApiError, draft: Draft) {
    let stored: StoredDraft;
    try {
      stored = await load(draft);
    } catch (error) {
      return failed(toApiError(error), draft);
    }
    if (stored.submittedNumber) return onState({ kind: 'sent', number: stored.submittedNumber });
    // The version matches, so the questions must have changed.
    if (stored.version === draft.version) return onState({ kind: 'refused', message: refusal.serverMessage });
    if (!current().unanswered.includes(fingerprint(stored.answers))) return onState({ kind: 'conflict', stored });
    confirmed(stored.version);
    again = true;
  }

  return {
    /** After a change, once typing pauses. */
    soon: () => later(TYPING_MS),
    now,
    /** After a conflict was decided: resends even what was saved before. */
    force: () => {
      saved = '';
      return now();
    },
    /** During a submit: a save would only be rejected. */
    pause: () => {
      stopped = true;
      clearTimeout(timer);
    },
    resume: () => {
      stopped = false;
    },
  };
}
