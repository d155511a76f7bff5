/** The draft in this browser: its key on the server, and every answer. */
import { newId } from '#client/lib/new-id.ts';
import type { AnswersInput, QuestionSet } from '#shared/lines/types.ts';

/** Identifies the draft on the server; anyone who has it may read and write the draft. */
export interface DraftKey {
  draftId: string;
  token: string;
}

export interface Draft extends DraftKey {
  /** The version of the questions that these answers belong to. */
  definitionVersion: number;
  /** Which questions are asked. */
  set: QuestionSet;
  /** The last version the server confirmed, 0 before the first. */
  version: number;
  answers: AnswersInput;
  /** The step, or the review, that was open. */
  screen: string;
  /** The review has been seen: from then on Continue returns to it. */
  reviewed: boolean;
  /** What the assistant calls itself that filled in the answers before a person opened them. */
  preparedBy?: string;
  /** An agent in this browser filled in some of it. */
  byAgent?: boolean;
  /** Fingerprints of saves without a response. */
  unanswered: readonly string[];
  /** Until when the server keeps it, as it said last; an ISO date-time. */
  keptUntil?: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

export function newDraftKey(): DraftKey {
  const secret = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return { draftId: newId(), token: btoa(secret).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') };
}

interface Beginning {
  definitionVersion: number;
  set: QuestionSet;
  screen: string;
  answers: AnswersInput;
}

export function newDraft(beginning: Beginning): Draft {
  return {
    ...newDraftKey(),
    ...beginning,
    version: 0,
    reviewed: false,
    unanswered: [],
    changedAt: Date.now(),
  };
}

/**
 * Equal answers have equal fingerprints, whatever the order of their keys. It recognizes answers that were stored although
 * the confirmation was lost; it is no protection.
 */
export function fingerprint(answers: AnswersInput): string {
  const text = canonical(answers);
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  return `${text.length}-${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}`;
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, child]) => `${JSON.stringify(key)}:${canonical(child)}`).join()}}`;
}
