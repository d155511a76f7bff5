/** A message as the widget stores it. The specification names role, content and timestamp; the rest is optional. */
import type {
  ChatAction,
  ChatActionName,
  ChatChoice,
  ChatMode,
  ChatPassage,
  ChatSource,
  ChatVerdict,
} from '#shared/assistant/schema.ts';
import type { RedactedKind } from '#shared/platform/personal-data/schema.ts';

/** Details for people who want to inspect an answer. Kept in memory only. */
export interface AnswerDetails {
  passages: readonly ChatPassage[];
  mode: ChatMode;
  verdict: ChatVerdict;
}

export type Helpful = 'yes' | 'no';

export interface Message {
  id: string;
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** ISO 8601 */
  timestamp: string;
  /** Of an answer: its sources. */
  sources?: readonly ChatSource[];
  /** Of an answer: ways to go on, shown while it is the last message. */
  choices?: readonly ChatChoice[];
  /** Of an answer: what its question asks to do, shown while it is the last answer. */
  actions?: readonly ChatAction[];
  /** Of an answer: to send with what the visitor says about it. */
  answerId?: string;
  /** Of an answer: what the visitor said about it. */
  helpful?: Helpful;
  /** Of an answer: a person could help further. */
  offersPerson?: boolean;
  /** Of an answer: the visitor stopped it. */
  stopped?: boolean;
  /** Of an answer: built-in, although the question was allowed to go to the provider. */
  builtIn?: boolean;
  /** Of a note: the next one does not supersede it. */
  stays?: boolean;
  /** Of the note about a hand-over: its key, by which the assistant knows that a person has the conversation. */
  handedOver?: string;
  /** One of the three failure messages, not an answer. */
  failed?: boolean;
  /** Of a question: what was redacted before it was sent. */
  redacted?: readonly RedactedKind[];
  details?: AnswerDetails;
}

/** An actual message, as it may be passed on. */
export type SaidMessage = Pick<Message, 'content' | 'sources'> & { role: 'user' | 'assistant' };

const roles: readonly unknown[] = ['system', 'user', 'assistant'] satisfies Message['role'][];

const flags = ['offersPerson', 'stopped', 'failed', 'builtIn', 'stays'] as const;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The longest content that is restored; anything longer was not written by this widget. */
const CONTENT_MAX = 4_000;

const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** A path from the site's root, never another site or a script. */
const ON_SITE = /^\/(?!\/)/;

function readSource(value: unknown): ChatSource[] {
  const { n, title, heading, path } = (value ?? {}) as Partial<ChatSource>;
  if (typeof n !== 'number' || typeof title !== 'string' || typeof path !== 'string' || !ON_SITE.test(path)) return [];
  return [{ n, title, heading: textOr(heading, ''), path }];
}

function readChoice(value: unknown): ChatChoice[] {
  const { label, asks, path } = (value ?? {}) as Partial<Record<keyof ChatChoice, unknown>>;
  if (typeof label !== 'string') return [];
  if (typeof asks === 'string') return [{ label, asks }];
  return typeof path === 'string' && ON_SITE.test(path) ? [{ label, path }] : [];
}

const actionNames: readonly unknown[] = ['quote', 'call', 'requests', 'upload'] satisfies ChatActionName[];

function readAction(value: unknown): ChatAction[] {
  const { action, label, path } = (value ?? {}) as Partial<Record<keyof ChatAction, unknown>>;
  if (typeof label !== 'string' || typeof path !== 'string' || !ON_SITE.test(path)) return [];
  return actionNames.includes(action) ? [{ action: action as ChatActionName, label, path }] : [];
}

/** A message from the browser's storage, which an older version or anything else may have written. */
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
  if (Array.isArray(from.choices)) message.choices = from.choices.flatMap(readChoice);
  if (Array.isArray(from.actions)) message.actions = from.actions.flatMap(readAction);
  if (typeof from.answerId === 'string' && UUID.test(from.answerId)) message.answerId = from.answerId;
  if (from.helpful === 'yes' || from.helpful === 'no') message.helpful = from.helpful;
  if (Array.isArray(from.redacted))
    message.redacted = from.redacted.filter((kind) => typeof kind === 'string') as RedactedKind[];
  if (typeof from.handedOver === 'string' && UUID.test(from.handedOver)) message.handedOver = from.handedOver;
  for (const flag of flags) if (from[flag] === true) message[flag] = true;
  return message;
}
