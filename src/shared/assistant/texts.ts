/** The chat's wording and numbers that the specification fixes (spec §2, §4, §8 and §9). No zod here: public pages import it. */

/** The key of the history in the browser's storage. */
export const CHAT_STORAGE_KEY = 'chatbot-messages';
/** Counted from page load. */
export const CHAT_DELAY_MS = 1500;
/** Number of earlier messages, from visitor and assistant, sent along with a new one. */
export const CHAT_HISTORY_SENT = 10;
/** With more consecutive failures than this, the message changes. */
export const CHAT_FAILURES_MAX = 2;
/** Maximum length of a visitor's message. */
export const CHAT_QUESTION_MAX = 1_000;

/** Maximum length of what a visitor adds about an answer that didn't help. */
export const FEEDBACK_REMARK_MAX = 500;

export const CLEAR_QUESTION = 'Do you want to clear the conversation history?';

/** Sent with every question; `currentPage`, the route, is sent next to them. */
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
  return `Hello. I’m the assistant for ${siteName}: a computer program, not a broker. I answer using the pages on this site and show you where to look. For a price, advice or help with your own policy, I can connect you with a licensed broker.`;
}

/** The author where no AI provider is configured, or where the visitor opts out of it. */
export function builtInProvider(siteName: string): string {
  return `the assistant built into ${siteName}`;
}
