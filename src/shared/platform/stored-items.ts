/**
 * Every item this website keeps in a browser, and where: `browser` until it is removed, `tab` until the tab is closed. A key that ends
 * in a colon is the beginning of several. The words of the privacy policy about each are in `#shared/data-classes/device-data.ts`.
 */
export const storedItems = {
  'mantine-color-scheme-value': 'browser',
  'remembered-username': 'browser',
  'quote-key:': 'browser',
  'quote-unsaved:': 'browser',
  'chatbot-messages': 'browser',
  'chatbot-conversation': 'browser',
  'chatbot-choice': 'browser',
  'coverbridge-feedback': 'browser',
  'queue-keys': 'browser',
  'portal-nav': 'browser',
  'tour-seen:': 'browser',
  'tour-expected:': 'browser',
  'quote:': 'tab',
  'quote-receipt:': 'tab',
  'quote-sent:': 'tab',
  'chatbot-failures': 'tab',
  'chatbot-page': 'tab',
  'chatbot-panel': 'tab',
  'chat-hand-over': 'tab',
  'draft:': 'tab',
  /** Of the form on a partner's page: src/server/app/embed/form.js. */
  'form:': 'tab',
  'drafts-owner': 'tab',
  'view-as': 'tab',
} as const satisfies Record<string, 'browser' | 'tab'>;
export type StoredItem = keyof typeof storedItems;

/** The item a key belongs to, or null for a key that is nobody's. */
export function storedItemOf(key: string): StoredItem | null {
  const beginning = `${key.split(':')[0]}:`;
  return (
    (Object.keys(storedItems).find((item) => item === key || item === beginning) as StoredItem | undefined) ?? null
  );
}
