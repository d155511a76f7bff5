/** The words and numbers of the chat that the specification fixes (spec §2, §4, §8 and §9). No zod here: public pages carry it. */

/** The name of the history in the browser's storage. */
export const CHAT_STORAGE_KEY = 'chatbot-messages';
/** After the page has loaded. */
export const CHAT_DELAY_MS = 1500;
/** Messages of visitor and assistant that go along with a new one. */
export const CHAT_HISTORY_SENT = 10;
/** More failures than this in a row are told otherwise. */
export const CHAT_FAILURES_MAX = 2;
/** What a visitor may write at once. */
export const CHAT_QUESTION_MAX = 1_000;

export const CLEAR_QUESTION = 'Do you want to clear the conversation history?';

/** Sent with every question; `currentPage` is the route beside them. */
export const websiteChat = { title: 'Website Chat', type: 'general', status: 'active', stage: 'inquiry' } as const;

/** The error catalogue (spec §8). */
export const chatFailures = {
  /** The answer was `success: false`. */
  noKnowledge:
    "I'm sorry, I'm having trouble connecting to my knowledge base right now. Please try again later or contact us directly for assistance.",
  /** The call itself failed. */
  noAnswer: "I'm sorry, I encountered an error processing your request. Please try again or rephrase your question.",
  /** It was `success: false` more than `CHAT_FAILURES_MAX` times in a row. */
  noService:
    "I'm experiencing technical difficulties connecting to the AI service. Please try again later or contact our support team for immediate assistance.",
} as const;

/** Opens every conversation. */
export function welcomeMessage(siteName: string): string {
  return `Hello. I am the assistant of ${siteName}: a computer program, not a broker. I answer from the pages of this site and show you where. For a price, advice or your own policy, I can pass you to a licensed broker.`;
}

/** Who answers where no AI provider is configured, or where the visitor wants none. */
export function builtInProvider(siteName: string): string {
  return `the assistant built into ${siteName}`;
}
