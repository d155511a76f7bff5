/**
 * What writes an answer: an AI provider, or the built-in assistant. Both get the same passages and use the same output format, so
 * everything around them (limits, checks, sources) is the same too.
 */

/** A passage an answer may be based on; `n` is the number it is cited by. */
export type GivenPassage = {
  n: number;
  title: string;
  heading: string;
  text: string;
  path: string;
  /** The reply that people wrote for it. */
  answer: string;
  /** What can be said after the reply: the rows of its tables and the named points of its lists. */
  rows: readonly string[];
};

export type AssistantRequest = {
  /** Without personal data. */
  question: string;
  /** The previous turns, oldest first, without personal data. From the visitor's browser, so it proves nothing. */
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  passages: readonly GivenPassage[];
  /** `YYYY-MM-DD` in Alberta. */
  today: string;
  /** The page the visitor is reading. */
  page: string;
  siteName: string;
  /** Called once, when the writing has ended in any way, with the tokens it used. Not called when none were used. */
  onUsage?: (tokens: number) => void;
};

/**
 * Streams an answer in pieces. Its first line is `SOURCES: 1, 3` (the passages it is based on) or `SOURCES: none` (they do not say);
 * everything after that line is the answer, in plain sentences that cite their passages as `[1]`.
 */
export type Assistant = {
  write(request: AssistantRequest, signal: AbortSignal): AsyncIterable<string>;
};

export const SOURCES_LINE = 'SOURCES:';

/** Why no answer came. A log may contain nothing more: anything else could quote the visitor. */
export type FailureReason =
  /** Unreachable, or the connection broke. */
  | 'unreachable'
  /** Too long until the first piece, between two pieces, or in total. */
  | 'timeout'
  /** Too many requests, or no credit left. */
  | 'rate-limited'
  /** The key is unknown or lacks permission. */
  | 'unauthorized'
  /** The provider rejects the request: an unknown model, an unknown field. */
  | 'rejected'
  /** The provider reports a failure of its own. */
  | 'failing'
  /** The response is not valid Chat Completions. */
  | 'unreadable'
  | 'empty'
  /** The stream ended early. */
  | 'incomplete'
  | 'too-long'
  /** An answer, but not in the requested format. */
  | 'not-as-agreed';

/** The provider did not deliver. The reason is for the log; the visitor reads the sentence from the specification. */
export class AssistantFailed extends Error {
  override name = 'AssistantFailed';
  readonly reason: FailureReason;
  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
