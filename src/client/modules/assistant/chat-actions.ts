/** The visitor's actions in the conversation. */
import { forgetHandOver } from '#client/modules/assistant/escalation/kept-draft.ts';
import { websiteChat } from '#shared/assistant/texts.ts';
import { conversationId, currentChat, stamp, take } from './chat-store.ts';
import { handedOverIn, isSendable, saidHere, sentHistory } from './history.ts';
import { unanswered } from './look-up.ts';
import { currentProvider, learnAbout, mayLeave } from './provider-choice.ts';

/** The server ends an answer before this; the spinner must not turn forever if it does not. */
const CEILING_MS = 60_000;

/** Some browsers abort the call shortly before they fire the event for leaving the page. */
const LEAVING_MS = 1_000;

/** Aborts the answer in progress. */
let current: AbortController | null = null;

/** Asks a question. Ignored when it is empty or an answer is in progress. */
export async function ask(text: string): Promise<void> {
  const { pending, messages } = currentChat();
  if (pending || !isSendable(text)) return;
  const content = text.trim();
  const sent = [...sentHistory(messages), { role: 'user' as const, content }];
  const external = mayLeave(currentProvider());
  const handedOver = handedOverIn(messages);
  take({ type: 'ask', question: { ...stamp(), role: 'user', content }, external });
  const mine = new AbortController();
  current = mine;
  const still = () => current === mine && currentChat().pending !== null;
  const ceiling = setTimeout(() => mine.abort(), CEILING_MS);
  // A visitor who leaves the page finds the partial answer on the next one. Adding the same listener twice has no effect.
  window.addEventListener('pagehide', stopAnswer);
  try {
    const { converse } = await import('./converse.ts');
    const input = {
      messages: sent,
      saidHere: saidHere(messages),
      caseInfo: { ...websiteChat, currentPage: location.pathname },
      conversationId: conversationId(),
      ...(handedOver && { handedOver }),
      external,
    };
    for await (const event of converse(input, mine.signal)) {
      // Stopped, or cleared in another tab.
      if (!still()) return mine.abort();
      take(event.type === 'end' ? { ...event, stamp: stamp() } : event);
    }
  } catch {
    if (!mine.signal.aborted) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    if (still()) take({ type: 'break', stamp: stamp() });
  } finally {
    clearTimeout(ceiling);
    if (current === mine) current = null;
    // Retries the provider lookup if it failed before.
    void learnAbout();
  }
}

/** Asks the last question again, when there was no answer. */
export function askAgain(): void {
  const question = unanswered(currentChat());
  if (!question) return;
  take({ type: 'withdraw', questionId: question.id });
  void ask(question.content);
}

/** Stops the answer in progress, also when the page is left; the words received so far stay. */
export function stopAnswer(): void {
  if (!currentChat().pending) return;
  take({ type: 'stop', stamp: stamp() });
  current?.abort();
  current = null;
}

export function clearConversation(): void {
  current?.abort();
  current = null;
  take({ type: 'clear' });
  forgetHandOver();
}
