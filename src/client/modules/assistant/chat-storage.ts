/** The chat's storage. It may be blocked, full, or written by something else: memory is the fallback. */
import { CHAT_STORAGE_KEY } from '#shared/assistant/texts.ts';

type Place = () => Storage;

const browser: Place = () => localStorage;
const tab: Place = () => sessionStorage;

function read(place: Place, name: string): string | null {
  try {
    return place().getItem(name);
  } catch {
    return null;
  }
}

/** Returns false when it could not be stored. `null` removes it. */
function write(place: Place, name: string, value: string | null): boolean {
  try {
    if (value === null) place().removeItem(name);
    else place().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

const item = (place: Place, name: string) => ({
  name,
  read: () => read(place, name),
  write: (value: string | null) => write(place, name, value),
});

export const chatStorage = {
  history: item(browser, CHAT_STORAGE_KEY),
  /** Identifies the conversation to the server, so that its turns stay together. */
  conversationId: item(browser, 'chatbot-conversation'),
  /** Whether questions may go to the provider (`provider-choice.ts`). */
  choice: item(browser, 'chatbot-choice'),
  /** Consecutive failures. Counted across pages. */
  failures: item(tab, 'chatbot-failures'),
  /** The last page shown in this tab. */
  page: item(tab, 'chatbot-page'),
  /** `open` or `minimized`, across pages. */
  panel: item(tab, 'chatbot-panel'),
};
