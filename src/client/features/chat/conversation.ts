/** The conversation and what can happen to it. Pure; `chat-store.ts` makes it happen. */
import type { ChatAnswer, ChatEvent, ChatPassage } from '#shared/chat/schema.ts';
import { CHAT_FAILURES_MAX, chatFailures } from '#shared/chat/texts.ts';
import { keptShort } from './history.ts';
import type { Message } from './message.ts';

/** An answer that is on its way. */
export interface Pending {
  questionId: string;
  /** What has come so far. */
  text: string;
  passages: readonly ChatPassage[];
}

export interface Conversation {
  /** Without the welcome message. */
  messages: readonly Message[];
  /** While it is there nothing else can be sent. */
  pending: Pending | null;
  /** Answers with `success: false` in a row. */
  failures: number;
}

/** Whatever makes a message says by which id and when. */
type Stamp = Pick<Message, 'id' | 'timestamp'>;

export type Step =
  | { type: 'ask'; question: Message }
  /** The answer, step by step. */
  | Exclude<ChatEvent, { type: 'end' }>
  | { type: 'end'; answer: ChatAnswer; stamp: Stamp }
  /** The call failed, or broke off. */
  | { type: 'break'; stamp: Stamp }
  | { type: 'stop'; stamp: Stamp }
  /** The failure and its question go, because the question is asked again. */
  | { type: 'withdraw'; questionId: string }
  | { type: 'clear' }
  /** Something is said that nobody asked. */
  | { type: 'say'; message: Message };

export const emptyConversation: Conversation = { messages: [], pending: null, failures: 0 };

function added(conversation: Conversation, message: Message): Conversation {
  return { ...conversation, pending: null, messages: keptShort([...conversation.messages, message]) };
}

function ended(conversation: Conversation, answer: ChatAnswer, stamp: Stamp): Conversation {
  const { success, data } = answer;
  if (success && data) {
    const { response, sources, offersPerson, mode, verdict } = data;
    const passages = conversation.pending?.passages ?? [];
    const details = { passages, mode, verdict };
    const message: Message = { ...stamp, role: 'assistant', content: response, sources, offersPerson, details };
    return { ...added(conversation, message), failures: 0 };
  }
  const failures = conversation.failures + 1;
  const content = failures > CHAT_FAILURES_MAX ? chatFailures.noService : chatFailures.noKnowledge;
  return { ...added(conversation, { ...stamp, role: 'assistant', content, failed: true }), failures };
}

/** Words that came before the visitor stopped them stay, with the sources they name. */
function stopped(conversation: Conversation, stamp: Stamp): Conversation {
  const { text = '', passages = [] } = conversation.pending ?? {};
  const sources = passages.flatMap(({ n, title, heading, id }) =>
    n !== null && text.includes(`[${n}]`) ? [{ n, title, heading, path: id }] : [],
  );
  return added(conversation, { ...stamp, role: 'assistant', content: text.trim(), sources, stopped: true });
}

/** The conversation after a step. */
export function after(conversation: Conversation, step: Step): Conversation {
  const { messages, pending } = conversation;
  switch (step.type) {
    case 'ask': {
      const waiting = { questionId: step.question.id, text: '', passages: [] };
      return { ...added(conversation, step.question), pending: waiting };
    }
    case 'begin': {
      if (!pending) return conversation;
      const { content, kinds } = step.redaction;
      const known = messages.map((message) =>
        message.id === pending.questionId
          ? { ...message, content, ...(kinds.length > 0 && { redacted: kinds }) }
          : message,
      );
      return { ...conversation, messages: known, pending: { ...pending, passages: step.passages } };
    }
    case 'text':
      return pending ? { ...conversation, pending: { ...pending, text: pending.text + step.text } } : conversation;
    case 'replace':
      return pending ? { ...conversation, pending: { ...pending, text: step.text } } : conversation;
    case 'end':
      return ended(conversation, step.answer, step.stamp);
    case 'break':
      return added(conversation, { ...step.stamp, role: 'assistant', content: chatFailures.noAnswer, failed: true });
    case 'stop':
      return stopped(conversation, step.stamp);
    case 'withdraw': {
      const from = messages.findIndex(({ id }) => id === step.questionId);
      const rest = messages.filter(({ id, failed }, index) => id !== step.questionId && !(failed && index > from));
      return { ...conversation, messages: from < 0 ? messages : rest };
    }
    case 'clear':
      return emptyConversation;
    case 'say':
      return { ...conversation, messages: keptShort([...messages, step.message]) };
  }
}

/** The question that can be asked again: the last one, if no answer came of it. */
export function unanswered({ messages, pending }: Conversation): Message | null {
  if (pending) return null;
  const last = messages.findLast(({ role, failed }) => role !== 'system' && !failed);
  return last?.role === 'user' ? last : null;
}

/** The message below which that is offered: the failure, or the question itself when the page was left before anything came. */
export function retried(conversation: Conversation, pageStart: number): Message | null {
  if (!unanswered(conversation)) return null;
  const last = conversation.messages.findLast(({ role }) => role !== 'system');
  // A younger question without an answer may be another tab's, and its answer on the way there.
  return last && (last.failed || Date.parse(last.timestamp) < pageStart) ? last : null;
}
