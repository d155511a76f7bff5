/** Queries on a conversation. Pure. */
import { type Conversation, isCut } from './conversation.ts';
import type { Message } from './message.ts';

/** The question that can be asked again: the last one, if it has no complete answer. */
export function unanswered({ messages, pending }: Conversation): Message | null {
  if (pending) return null;
  const last = messages.findLast((message) => message.role !== 'system' && !isCut(message));
  return last?.role === 'user' ? last : null;
}

/**
 * The message that offers a retry: the failure, the stopped answer, or the question itself when the tab was lost before
 * anything arrived.
 */
export function retried(conversation: Conversation, pageStart: number): Message | null {
  if (!unanswered(conversation)) return null;
  const last = conversation.messages.findLast(({ role }) => role !== 'system');
  // A newer unanswered question may belong to another tab, and its answer may be in progress there.
  return last && (isCut(last) || Date.parse(last.timestamp) < pageStart) ? last : null;
}

/** The answer to the last question asked in this tab, if any yet. */
export function answerHere({ messages, askedId }: Conversation): Message | null {
  const question = messages.findIndex(({ id }) => id === askedId);
  const next = messages[question + 1];
  return question >= 0 && next?.role === 'assistant' ? next : null;
}

/** Where reading resumes: at this tab's last question, or at a note after it that stays. Other tabs' questions do not move it. */
export function readFrom({ messages, askedId }: Conversation): string | undefined {
  const mine = messages.findIndex(({ id }) => id === askedId);
  const question = mine < 0 ? messages.findLastIndex(({ role }) => role === 'user') : mine;
  const note = messages.findLastIndex(({ stays }) => stays);
  return messages[Math.max(question, note)]?.id;
}
