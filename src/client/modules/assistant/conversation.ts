/** The conversation and its state transitions. Pure; `chat-store.ts` applies them. */
import type { ChatAnswer, ChatEvent, ChatMode, ChatPassage } from '#shared/assistant/schema.ts';
import { CHAT_FAILURES_MAX, chatFailures } from '#shared/assistant/texts.ts';
import { keptShort } from './history.ts';
import type { Helpful, Message } from './message.ts';

/** An answer in progress. */
export interface Pending {
  questionId: string;
  /** The question was allowed to go to the provider. */
  external: boolean;
  /** Which mode answers, once the server has said. */
  mode?: ChatMode;
  /** The text received so far. */
  text: string;
  passages: readonly ChatPassage[];
}

export interface Conversation {
  /** Without the welcome message. */
  messages: readonly Message[];
  /** While set, nothing else can be sent. */
  pending: Pending | null;
  /** Consecutive answers with `success: false`. */
  failures: number;
  /** The last question asked in this tab. */
  askedId: string | null;
}

/** The caller that creates a message provides its id and time. */
type Stamp = Pick<Message, 'id' | 'timestamp'>;

export type Step =
  | { type: 'ask'; question: Message; external: boolean }
  /** The answer, event by event. */
  | Exclude<ChatEvent, { type: 'end' }>
  | { type: 'end'; answer: ChatAnswer; stamp: Stamp }
  /** The call failed or was cut off. */
  | { type: 'break'; stamp: Stamp }
  | { type: 'stop'; stamp: Stamp }
  /** Removes the question with its failed or stopped answer, because the question is asked again. */
  | { type: 'withdraw'; questionId: string }
  | { type: 'clear' }
  /** The visitor said whether an answer helped. */
  | { type: 'rate'; messageId: string; helpful: Helpful }
  /** Adds a message that nobody asked for. */
  | { type: 'say'; message: Message };

export const emptyConversation: Conversation = { messages: [], pending: null, failures: 0, askedId: null };

/** Inserts an answer after its question: another tab may have asked in the meantime. */
function answered(conversation: Conversation, message: Message): Conversation {
  const { messages, pending } = conversation;
  const question = messages.findIndex(({ id }) => id === pending?.questionId);
  const place = question < 0 ? messages.length : question + 1;
  const whole = [...messages.slice(0, place), message, ...messages.slice(place)];
  return { ...conversation, pending: null, messages: keptShort(whole) };
}

/** Answered by the built-in assistant, although the question was allowed to go to the provider. */
const writtenHere = (pending: Pending | null, mode: ChatMode | undefined) =>
  pending?.external && mode !== 'provider' ? { builtIn: true } : {};

/** There was no complete answer. */
export const isCut = ({ failed, stopped }: Message) => Boolean(failed || stopped);

function ended(conversation: Conversation, answer: ChatAnswer, stamp: Stamp): Conversation {
  const { success, data } = answer;
  if (success && data) {
    const { response, sources, choices, actions, answerId, offersPerson, mode, verdict } = data;
    const { pending } = conversation;
    const details = { passages: pending?.passages ?? [], mode, verdict };
    const ways = { choices, actions, offersPerson, ...(answerId && { answerId }) };
    const said = { content: response, sources, ...ways, details, ...writtenHere(pending, mode) };
    return { ...answered(conversation, { ...stamp, role: 'assistant', ...said }), failures: 0 };
  }
  const failures = conversation.failures + 1;
  const content = failures > CHAT_FAILURES_MAX ? chatFailures.noService : chatFailures.noKnowledge;
  return { ...answered(conversation, { ...stamp, role: 'assistant', content, failed: true }), failures };
}

/** Words received before the visitor stopped the answer stay, with the sources they cite. */
function stopped(conversation: Conversation, stamp: Stamp): Conversation {
  const { pending } = conversation;
  const { text = '', passages = [] } = pending ?? {};
  const sources = passages.flatMap(({ n, title, heading, id }) =>
    n !== null && text.includes(`[${n}]`) ? [{ n, title, heading, path: id }] : [],
  );
  const said = { content: text.trim(), sources, stopped: true, ...writtenHere(pending, pending?.mode) };
  return answered(conversation, { ...stamp, role: 'assistant', ...said });
}

/** The conversation after a step. */
export function after(conversation: Conversation, step: Step): Conversation {
  const { messages, pending } = conversation;
  switch (step.type) {
    case 'ask': {
      const { question, external } = step;
      const waiting = { questionId: question.id, external, text: '', passages: [] };
      const asked = keptShort([...messages, question]);
      return { ...conversation, messages: asked, pending: waiting, askedId: question.id };
    }
    case 'begin': {
      if (!pending) return conversation;
      const { content, kinds } = step.redaction;
      const known = messages.map((message) =>
        message.id === pending.questionId
          ? { ...message, content, ...(kinds.length > 0 && { redacted: kinds }) }
          : message,
      );
      return { ...conversation, messages: known, pending: { ...pending, mode: step.mode, passages: step.passages } };
    }
    case 'text':
      return pending ? { ...conversation, pending: { ...pending, text: pending.text + step.text } } : conversation;
    case 'replace':
      return pending ? { ...conversation, pending: { ...pending, text: step.text } } : conversation;
    case 'end':
      return ended(conversation, step.answer, step.stamp);
    case 'break':
      return answered(conversation, { ...step.stamp, role: 'assistant', content: chatFailures.noAnswer, failed: true });
    case 'stop':
      return stopped(conversation, step.stamp);
    case 'withdraw': {
      const from = messages.findIndex(({ id }) => id === step.questionId);
      const cut = (message: Message, index: number) => index > from && isCut(message);
      const rest = messages.filter((message, index) => message.id !== step.questionId && !cut(message, index));
      return { ...conversation, messages: from < 0 ? messages : rest };
    }
    case 'clear':
      return emptyConversation;
    case 'rate': {
      const { messageId, helpful } = step;
      const rated = messages.map((message) => (message.id === messageId ? { ...message, helpful } : message));
      return { ...conversation, messages: rated };
    }
    case 'say':
      return { ...conversation, messages: keptShort([...messages, step.message]) };
  }
}
