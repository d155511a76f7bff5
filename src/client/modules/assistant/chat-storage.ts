/** Where the chat keeps things. Storage may be forbidden, full, or written by somebody else: then memory has to do. */
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

/** False: it could not be kept. `null` forgets. */
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
  /** Names the conversation to the server, so that its turns stay together. */
  conversationId: item(browser, 'chatbot-conversation'),
  /** Whether questions may go to the provider (`provider-choice.ts`). */
  choice: item(browser, 'chatbot-choice'),
  /** Failures in a row. Pages come and go; they count on. */
  failures: item(tab, 'chatbot-failures'),
  /** The page this tab showed last. */
  page: item(tab, 'chatbot-page'),
  /** `open` or `minimized`, from page to page. */
  panel: item(tab, 'chatbot-panel'),
};
