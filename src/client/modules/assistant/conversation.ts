/** The conversation and what can happen to it. Pure; `chat-store.ts` makes it happen. */
import type { ChatAnswer, ChatEvent, ChatMode, ChatPassage } from '#shared/assistant/schema.ts';
import { CHAT_FAILURES_MAX, chatFailures } from '#shared/assistant/texts.ts';
import { keptShort } from './history.ts';
import type { Message } from './message.ts';

/** An answer that is on its way. */
export interface Pending {
  questionId: string;
  /** The question was free to go to the provider. */
  external: boolean;
  /** Who writes, as soon as the server has said. */
  mode?: ChatMode;
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
  /** The question this tab asked last. */
  askedId: string | null;
}

/** Whatever makes a message says by which id and when. */
type Stamp = Pick<Message, 'id' | 'timestamp'>;

export type Step =
  | { type: 'ask'; question: Message; external: boolean }
  /** The answer, step by step. */
  | Exclude<ChatEvent, { type: 'end' }>
  | { type: 'end'; answer: ChatAnswer; stamp: Stamp }
  /** The call failed, or broke off. */
  | { type: 'break'; stamp: Stamp }
  | { type: 'stop'; stamp: Stamp }
  /** The failure, or what was stopped, and its question go, because the question is asked again. */
  | { type: 'withdraw'; questionId: string }
  | { type: 'clear' }
  /** Something is said that nobody asked. */
  | { type: 'say'; message: Message };

export const emptyConversation: Conversation = { messages: [], pending: null, failures: 0, askedId: null };

/** An answer stands behind its question: another tab may have asked meanwhile. */
function answered(conversation: Conversation, message: Message): Conversation {
  const { messages, pending } = conversation;
  const question = messages.findIndex(({ id }) => id === pending?.questionId);
  const place = question < 0 ? messages.length : question + 1;
  const whole = [...messages.slice(0, place), message, ...messages.slice(place)];
  return { ...conversation, pending: null, messages: keptShort(whole) };
}

/** Written here, although the question was free to go to the provider. */
const writtenHere = (pending: Pending | null, mode: ChatMode | undefined) =>
  pending?.external && mode !== 'provider' ? { builtIn: true } : {};

/** No whole answer came of it. */
export const isCut = ({ failed, stopped }: Message) => Boolean(failed || stopped);

function ended(conversation: Conversation, answer: ChatAnswer, stamp: Stamp): Conversation {
  const { success, data } = answer;
  if (success && data) {
    const { response, sources, offersPerson, mode, verdict } = data;
    const { pending } = conversation;
    const details = { passages: pending?.passages ?? [], mode, verdict };
    const said = { content: response, sources, offersPerson, details, ...writtenHere(pending, mode) };
    return { ...answered(conversation, { ...stamp, role: 'assistant', ...said }), failures: 0 };
  }
  const failures = conversation.failures + 1;
  const content = failures > CHAT_FAILURES_MAX ? chatFailures.noService : chatFailures.noKnowledge;
  return { ...answered(conversation, { ...stamp, role: 'assistant', content, failed: true }), failures };
}

/** Words that came before the visitor stopped them stay, with the sources they name. */
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
    case 'say':
      return { ...conversation, messages: keptShort([...messages, step.message]) };
  }
}
