/**
 * What the chat says when the visitor moves to another page in the middle of a conversation (spec §4). The page must answer whatever an
 * announcement invites visitors to ask: `tests/assistant/announced.test.ts` asks it.
 */

/** The known pages with a single address. */
const single: Readonly<Record<string, string>> = {
  '/': 'You are now on the home page. Ask me where to find something, or what a word means.',
  '/about': 'You are now on the page about us. Ask me how a broker is chosen, or how brokers are checked.',
  '/get-quote':
    'You are now on the page where a quote is requested. Ask me what happens after a request, or who sees the answers.',
  '/contact':
    'You are now on the contact page. Ask me first if you like: many answers are on this site. A person can help, too.',
  '/faq': 'You are now among the questions and answers. Ask me yours, and I look in all of them.',
  '/commercial-insurance':
    'You are now on the page about commercial insurance. Ask me what business insurance pays for, or what it leaves out.',
  '/insurance/all':
    'You are now on the page with all kinds of insurance. Ask me what auto insurance pays for, or what travel insurance leaves out.',
};

/** The known page types with many pages, and what to say of each based on its heading. */
const many: readonly [under: string, words: (heading: string) => string][] = [
  ['/insurance/', (heading) => `You are now reading ‘${heading}’. Ask me what it pays for, or what it leaves out.`],
  [
    '/locations/',
    (heading) => `You are now reading ‘${heading}’. Ask me what can go wrong here, or about driving here.`,
  ],
  [
    '/business/',
    (heading) =>
      `You are now reading ‘${heading}’. Ask me what a business like this should insure, or what its insurance leaves out.`,
  ],
];

/**
 * The announcement for a page, or null when it is not a known one.
 * @param path the route, without query and anchor
 * @param heading the page's heading
 */
export function announcementOf(path: string, heading: string): string | null {
  const route = path.replace(/(.)\/+$/, '$1');
  if (Object.hasOwn(single, route)) return single[route] ?? null;
  const found = many.find(([under]) => route.startsWith(under));
  return found && heading !== '' ? found[1](heading) : null;
}
