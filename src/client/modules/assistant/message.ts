/** A message as the widget keeps it. Role, content and timestamp are what the specification names; the rest may be absent. */
import type { ChatMode, ChatPassage, ChatSource, ChatVerdict } from '#shared/assistant/schema.ts';
import type { RedactedKind } from '#shared/platform/personal-data/schema.ts';

/** What somebody who wants to look inside an answer sees. Kept in memory only. */
export interface AnswerDetails {
  passages: readonly ChatPassage[];
  mode: ChatMode;
  verdict: ChatVerdict;
}

export interface Message {
  id: string;
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** ISO 8601 */
  timestamp: string;
  /** Of an answer: what it stands on. */
  sources?: readonly ChatSource[];
  /** Of an answer: a person could help further. */
  offersPerson?: boolean;
  /** Of an answer: the visitor stopped it. */
  stopped?: boolean;
  /** Of an answer: it was written here, although the question was free to go to the provider. */
  builtIn?: boolean;
  /** Of a note: the next one does not overtake it. */
  stays?: boolean;
  /** One of the three sentences for failures, and no answer. */
  failed?: boolean;
  /** Of a question: what was taken out before it was sent. */
  redacted?: readonly RedactedKind[];
  details?: AnswerDetails;
}

/** A message that was really said, as it may be passed on. */
export type SaidMessage = Pick<Message, 'content' | 'sources'> & { role: 'user' | 'assistant' };

const roles: readonly unknown[] = ['system', 'user', 'assistant'] satisfies Message['role'][];

const flags = ['offersPerson', 'stopped', 'failed', 'builtIn', 'stays'] as const;

/** The longest content that is read back; what is longer was not written by this widget. */
const CONTENT_MAX = 4_000;

const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

function readSource(value: unknown): ChatSource[] {
  const { n, title, heading, path } = (value ?? {}) as Partial<ChatSource>;
  // A path from the root of the site, never another site and never a script.
  if (typeof n !== 'number' || typeof title !== 'string' || typeof path !== 'string' || !/^\/(?!\/)/.test(path))
    return [];
  return [{ n, title, heading: textOr(heading, ''), path }];
}

/** A message out of the browser's storage, where an older version or anybody else may have written. */
export function readMessage(value: unknown, index: number): Message | null {
  if (typeof value !== 'object' || value === null) return null;
  const from = value as Partial<Record<keyof Message, unknown>>;
  if (!roles.includes(from.role) || typeof from.content !== 'string') return null;
  const moment = new Date(textOr(from.timestamp, ''));
  const timestamp = Number.isNaN(moment.getTime()) ? new Date(0).toISOString() : moment.toISOString();
  const message: Message = {
    id: textOr(from.id, `${timestamp} ${index}`),
    role: from.role as Message['role'],
    content: from.content.slice(0, CONTENT_MAX),
    timestamp,
  };
  if (Array.isArray(from.sources)) message.sources = from.sources.flatMap(readSource);
  if (Array.isArray(from.redacted))
    message.redacted = from.redacted.filter((kind) => typeof kind === 'string') as RedactedKind[];
  for (const flag of flags) if (from[flag] === true) message[flag] = true;
  return message;
}
