/** What a visitor does with the conversation. */
import { forgetHandOver } from '#client/modules/assistant/escalation/kept-draft.ts';
import { websiteChat } from '#shared/assistant/texts.ts';
import { conversationId, currentChat, stamp, take } from './chat-store.ts';
import { isSendable, saidHere, sentHistory } from './history.ts';
import { unanswered } from './look-up.ts';
import { currentProvider, learnAbout, mayLeave } from './provider-choice.ts';

/** The server ends an answer before this; nothing may turn for ever when it does not. */
const CEILING_MS = 60_000;

/** Some browsers break the call some moments before they say that the page is left. */
const LEAVING_MS = 1_000;

/** Ends the answer that is on its way. */
let current: AbortController | null = null;

/** Asks a question. Empty ones are not sent, and none while an answer is on its way. */
export async function ask(text: string): Promise<void> {
  const { pending, messages } = currentChat();
  if (pending || !isSendable(text)) return;
  const content = text.trim();
  const sent = [...sentHistory(messages), { role: 'user' as const, content }];
  const external = mayLeave(currentProvider());
  take({ type: 'ask', question: { ...stamp(), role: 'user', content }, external });
  const mine = new AbortController();
  current = mine;
  const still = () => current === mine && currentChat().pending !== null;
  const ceiling = setTimeout(() => mine.abort(), CEILING_MS);
  // Whoever leaves the page finds what came on the next one. A listener that is there already is not added again.
  window.addEventListener('pagehide', stopAnswer);
  try {
    const { converse } = await import('./converse.ts');
    const input = {
      messages: sent,
      saidHere: saidHere(messages),
      caseInfo: { ...websiteChat, currentPage: location.pathname },
      conversationId: conversationId(),
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
    // Whoever could not be asked who answers is asked again.
    void learnAbout();
  }
}

/** Asks the last question again, when no answer came. */
export function askAgain(): void {
  const question = unanswered(currentChat());
  if (!question) return;
  take({ type: 'withdraw', questionId: question.id });
  void ask(question.content);
}

/** Ends the answer that is on its way, also when the page is left; the words that came stay. */
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
