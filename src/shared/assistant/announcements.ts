/**
 * What the chat says when the visitor moves to another page in the middle of a conversation (spec §4). The page must answer whatever an
 * announcement invites visitors to ask: `tests/assistant/announced.test.ts` asks it.
 */

/** The known pages with a single address. */
const single: Readonly<Record<string, string>> = {
  '/': 'You’re now on the home page. Ask me where to find something or what a word means.',
  '/about': 'You’re now on the About us page. Ask me how a broker is chosen or how brokers are checked.',
  '/get-quote': 'You’re now on the quote form. Ask me what happens after you send a request or who sees your answers.',
  '/contact':
    'You’re now on the contact page. Ask me first if you like: many answers are on this site. A person can help too.',
  '/faq': 'You’re now on the FAQ page. Ask me your question and I’ll search all the FAQs.',
  '/commercial-insurance':
    'You’re now on the commercial insurance page. Ask me what business insurance pays for or what it leaves out.',
  '/insurance/all':
    'You’re now on the page that lists every kind of insurance. Ask me what auto insurance pays for or what travel insurance leaves out.',
};

/** The known page types with many pages, and what to say of each based on its heading. */
const many: readonly [under: string, words: (heading: string) => string][] = [
  ['/insurance/', (heading) => `You’re now reading “${heading}”. Ask me what it pays for or what it leaves out.`],
  ['/locations/', (heading) => `You’re now reading “${heading}”. Ask me what can go wrong here or about driving here.`],
  [
    '/business/',
    (heading) =>
      `You’re now reading “${heading}”. Ask me what a business like this should insure or what its insurance leaves out.`,
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
