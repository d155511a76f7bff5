/** The chat's storage. Where it is blocked or full, memory is the fallback. */
import { readStored, type StoredKey, writeStored } from '#client/lib/stored.ts';
import { CHAT_STORAGE_KEY } from '#shared/assistant/texts.ts';

const item = (name: StoredKey) => ({
  name,
  read: () => readStored(name),
  write: (value: string | null) => writeStored(name, value),
});

export const chatStorage = {
  history: item(CHAT_STORAGE_KEY),
  /** Identifies the conversation to the server, so that its turns stay together. */
  conversationId: item('chatbot-conversation'),
  /** Whether questions may go to the provider (`provider-choice.ts`). */
  choice: item('chatbot-choice'),
  /** Consecutive failures. Counted across pages. */
  failures: item('chatbot-failures'),
  /** The last page shown in this tab. */
  page: item('chatbot-page'),
  /** `open` or `minimized`, across pages. */
  panel: item('chatbot-panel'),
};
