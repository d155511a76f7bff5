/** What is kept on a visitor's own device, in the words of the privacy policy. Nothing can be stored without an entry here. */

import { SENT_HOURS } from '#shared/platform/after-sending.ts';
import { type CookieName, cookieNames, DEVICE_DAYS } from '#shared/platform/cookies.ts';
import { CLIENT_IDLE_DAYS, CLIENT_MAX_DAYS } from '#shared/platform/session-lives.ts';
import type { StoredItem } from '#shared/platform/stored-items.ts';

type Words = { what: string; until: string };

export const cookieWords: Record<CookieName, Words> = {
  session: {
    what: 'keeps you signed in. Its contents are sealed: only our server can read it.',
    until: `${CLIENT_IDLE_DAYS} days, renewed as you use the site, and no more than ${CLIENT_MAX_DAYS} days in total`,
  },
  signedIn: { what: 'tells the page that someone is signed in, and nothing else.', until: 'as long as the one above' },
  device: {
    what: 'recognizes this browser, so we can warn you when someone signs in from a different one.',
    until: `${DEVICE_DAYS} days after you last signed in`,
  },
};

const CLEARED = 'You clear your browser’s data for this site';
const TAB = 'You close the tab';

/** What the items are about, in the order of the policy. */
const storedWords = {
  colours: { what: 'Your choice of light or dark colours', until: CLEARED },
  username: { what: 'Your username, if you tick “Remember me”', until: 'You sign in without ticking the box' },
  answers: {
    what: 'The answers in a quote request you haven’t sent, and the receipt of one you have',
    until: `${TAB}, or you discard the request`,
  },
  sent: {
    what: 'The answers in a quote request you’ve just sent, and a key with which this tab may add to them',
    until: `${TAB}, or you’ve answered the rest; after ${SENT_HOURS} hours the key no longer opens anything`,
  },
  key: {
    what: 'A key that opens a saved quote request; its answers are on our server',
    until: 'You send or discard the request; after 30 days it no longer opens anything',
  },
  unsaved: {
    what: 'The answers in a quote request that haven’t reached our server because the connection was down',
    until: 'They reach our server, or you discard the request; after 30 days they’re no longer used',
  },
  form: {
    what: 'What you’ve typed into our form on a partner’s website, but not sent',
    until: `${TAB}, or you send the request`,
  },
  typed: { what: 'Text you’ve typed but not sent, the names of files being uploaded, and your user id', until: TAB },
  chat: {
    what: 'Your conversation with the assistant, its random number, and whether an AI provider may answer',
    until: 'You clear the conversation',
  },
  handOver: {
    what: 'What you’ve filled in to send a chat to a person',
    until: `${TAB}, send it or clear the conversation`,
  },
  panel: { what: 'Whether the chat is open, the page it last saw, and how many answers failed', until: TAB },
  helpful: {
    what: 'The pages where you answered “Was this helpful?”, but not your answers',
    until: CLEARED,
  },
  tour: {
    what: 'That an account was created here, and that you closed its tour',
    until: CLEARED,
  },
  shortcuts: { what: 'For brokers: whether shortcuts are off and the menu is folded', until: CLEARED },
  viewing: { what: 'For administrators: whose portal you’re viewing in this tab', until: `${TAB} or stop viewing` },
} as const satisfies Record<string, Words>;

/** What each stored item is about. A new one without an entry does not compile. */
const storedAs: Record<StoredItem, keyof typeof storedWords> = {
  'mantine-color-scheme-value': 'colours',
  'remembered-username': 'username',
  'quote:': 'answers',
  'quote-receipt:': 'answers',
  'quote-sent:': 'sent',
  'quote-key:': 'key',
  'quote-unsaved:': 'unsaved',
  'form:': 'form',
  'draft:': 'typed',
  'drafts-owner': 'typed',
  'chatbot-messages': 'chat',
  'chatbot-conversation': 'chat',
  'chatbot-choice': 'chat',
  'chat-hand-over': 'handOver',
  'chatbot-failures': 'panel',
  'chatbot-page': 'panel',
  'chatbot-panel': 'panel',
  'coverbridge-feedback': 'helpful',
  'tour-seen:': 'tour',
  'tour-expected:': 'tour',
  'queue-keys': 'shortcuts',
  'portal-nav': 'shortcuts',
  'view-as': 'viewing',
};

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** The policy's list of cookies, as Markdown. */
export function cookieList(): string {
  return Object.entries(cookieNames)
    .map(([which, name]) => {
      const { what, until } = cookieWords[which as CookieName];
      return `- ${code([name])}: ${what} **How long:** ${until}.`;
    })
    .join('\n');
}

/** The policy's list of what stays in the browser's storage, as Markdown. */
export function storageList(): string {
  return Object.entries(storedWords)
    .map(([about, { what, until }]) => {
      const names = Object.keys(storedAs).filter((item) => storedAs[item as StoredItem] === about);
      return `- ${what} (${code(names)}). **Until:** ${until.charAt(0).toLowerCase() + until.slice(1)}.`;
    })
    .join('\n');
}
