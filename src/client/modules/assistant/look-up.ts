/** What the chat looks up in a conversation. Pure. */
import { type Conversation, isCut } from './conversation.ts';
import type { Message } from './message.ts';

/** The question that can be asked again: the last one, if no whole answer came of it. */
export function unanswered({ messages, pending }: Conversation): Message | null {
  if (pending) return null;
  const last = messages.findLast((message) => message.role !== 'system' && !isCut(message));
  return last?.role === 'user' ? last : null;
}

/**
 * The message below which that is offered: the failure, what was stopped, or the question itself when the tab was lost before
 * anything came.
 */
export function retried(conversation: Conversation, pageStart: number): Message | null {
  if (!unanswered(conversation)) return null;
  const last = conversation.messages.findLast(({ role }) => role !== 'system');
  // A younger question without an answer may be another tab's, and its answer on the way there.
  return last && (isCut(last) || Date.parse(last.timestamp) < pageStart) ? last : null;
}

/** What came of the question this tab asked last, if anything yet. */
export function answerHere({ messages, askedId }: Conversation): Message | null {
  const question = messages.findIndex(({ id }) => id === askedId);
  const next = messages[question + 1];
  return question >= 0 && next?.role === 'assistant' ? next : null;
}

/** Where somebody reads on: at the last question of this tab, or at a note after it that stays. What other tabs ask moves nobody. */
export function readFrom({ messages, askedId }: Conversation): string | undefined {
  const mine = messages.findIndex(({ id }) => id === askedId);
  const question = mine < 0 ? messages.findLastIndex(({ role }) => role === 'user') : mine;
  const note = messages.findLastIndex(({ stays }) => stays);
  return messages[Math.max(question, note)]?.id;
}
