/** The chat history: how it is stored, restored, trimmed and sent. Pure. */
import { CHAT_HISTORY_SENT, CHAT_QUESTION_MAX, welcomeMessage } from '#shared/assistant/texts.ts';
import { type Message, readMessage, type SaidMessage } from './message.ts';

/** Not more: storage is small, and nobody scrolls back that far. */
const KEPT_MAX = 60;

/** First in the stored list. It is rendered from the site profile rather than from storage, so that it is never out of date. */
const WELCOME_ID = 'welcome';

/** An announcement is worthless once the next one follows. */
export function isOvertaken({ role, stays }: Message, next: Message | undefined): boolean {
  return role === 'system' && !stays && next?.role === 'system';
}

/** Drops superseded announcements before messages. */
export function keptShort(messages: readonly Message[]): readonly Message[] {
  if (messages.length <= KEPT_MAX) return messages;
  return messages.filter((message, index) => !isOvertaken(message, messages[index + 1])).slice(-KEPT_MAX);
}

/** The text for storage, or null when there is only the welcome message. */
export function storedHistory(messages: readonly Message[], siteName: string): string | null {
  const [first] = messages;
  if (!first) return null;
  const content = welcomeMessage(siteName);
  const welcome: Message = { id: WELCOME_ID, role: 'assistant', content, timestamp: first.timestamp };
  return JSON.stringify([welcome, ...messages].map(({ details: _, ...kept }) => kept));
}

/** The stored history, without the welcome message. Anything invalid is not a history. */
export function restoredHistory(stored: string | null): readonly Message[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(parsed)) return [];
  const messages = parsed.map(readMessage).filter((message) => message !== null);
  return keptShort(messages.filter(({ id }) => id !== WELCOME_ID));
}

/** Actual messages: no announcements, no failures, no answers stopped before their first word. */
export function spokenMessages(messages: readonly Message[]): SaidMessage[] {
  return messages.flatMap(({ role, content, failed, sources }) =>
    role === 'system' || failed || content.trim() === '' ? [] : [{ role, content, ...(sources && { sources }) }],
  );
}

/** What is sent with a new question: the last ten messages of the visitor and the assistant. */
export function sentHistory(messages: readonly Message[]): Pick<SaidMessage, 'role' | 'content'>[] {
  return spokenMessages(messages)
    .slice(-CHAT_HISTORY_SENT)
    .map(({ role, content }) => ({ role, content }));
}

/** The key of the last hand-over in this conversation. */
export function handedOverIn(messages: readonly Message[]): string | undefined {
  return messages.findLast(({ handedOver }) => handedOver !== undefined)?.handedOver;
}

/** How many of them belong to the current page: an announcement marks where it begins. */
export function saidHere(messages: readonly Message[]): number {
  const arrived = messages.findLastIndex(({ role, stays }) => role === 'system' && !stays);
  return sentHistory(messages.slice(arrived + 1)).length;
}

/** Whether a text can be sent: not empty, and not too long. */
export function isSendable(text: string): boolean {
  return text.trim() !== '' && text.trim().length <= CHAT_QUESTION_MAX;
}
