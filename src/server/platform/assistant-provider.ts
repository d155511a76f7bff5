/**
 * Whoever writes the words of an answer: an AI provider, or the assistant built into the product. Both get the same passages and
 * speak the same way, so everything around them (limits, check, sources) is the same too.
 */

/** A passage an answer may stand on; `n` is the number it is named by. */
export type GivenPassage = { n: number; title: string; heading: string; text: string; path: string };

export type AssistantRequest = {
  /** Without personal data. */
  question: string;
  /** What was said before, oldest first, without personal data. From the visitor's browser, so it proves nothing. */
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  passages: readonly GivenPassage[];
  /** `YYYY-MM-DD` in Alberta. */
  today: string;
  /** The page the visitor reads. */
  page: string;
  siteName: string;
  /** Told once, when the writing has ended in whatever way: the tokens it used. Who uses none does not tell. */
  onUsage?: (tokens: number) => void;
};

/**
 * Writes an answer in pieces. Its first line is `SOURCES: 1, 3` (the passages it stands on) or `SOURCES: none` (they do not say it);
 * everything after that line is the answer, in plain sentences that name their passages as `[1]`.
 */
export type Assistant = {
  write(request: AssistantRequest, signal: AbortSignal): AsyncIterable<string>;
};

export const SOURCES_LINE = 'SOURCES:';

/** Why no answer came. All that a log may know of it: everything else could hold words of a visitor. */
export type FailureReason =
  /** Nobody there, or the connection broke. */
  | 'unreachable'
  /** Too long until the first word, between two, or in all. */
  | 'timeout'
  /** Too many questions, or no credit left there. */
  | 'rate-limited'
  /** The key is not known there, or may not do this. */
  | 'unauthorized'
  /** It does not take the request: an unknown model, an unknown field. */
  | 'rejected'
  /** It has a failure of its own. */
  | 'failing'
  /** What it sent is not an answer of Chat Completions. */
  | 'unreadable'
  | 'empty'
  /** It ended before its end. */
  | 'incomplete'
  | 'too-long'
  /** An answer, but not written as it was asked for. */
  | 'not-as-agreed';

/** The writer did not deliver. Its reason is for the log; the visitor reads the sentence of the specification. */
export class AssistantFailed extends Error {
  override name = 'AssistantFailed';
  readonly reason: FailureReason;
  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
