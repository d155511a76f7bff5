/** What the chat says when somebody goes to another page in the middle of a conversation (section 4 of the specification). */

/** The known pages with one address. */
const single: Readonly<Record<string, string>> = {
  '/': 'You are now on the home page. Ask me where to find something, or what a word means.',
  '/about': 'You are now on the page about us. Ask me how a broker is found, or what this site does and does not do.',
  '/get-quote': 'You are now on the page where a quote is requested. Ask me about a word or a question of the form.',
  '/contact':
    'You are now on the contact page. Ask me first if you like: many answers are on this site. A person can help, too.',
  '/faq': 'You are now among the questions and answers. Ask me yours, and I look in all of them.',
  '/commercial-insurance':
    'You are now on the page about commercial insurance. Ask me what a business like yours asks.',
};

/** The known pages of which there are many, and what to say of each by its heading. */
const many: readonly [under: string, words: (heading: string) => string][] = [
  ['/insurance/', (heading) => `You are now reading ‘${heading}’. Ask me what it pays for, and what it leaves out.`],
  ['/locations/', (heading) => `You are now reading ‘${heading}’. Ask me what matters in this place.`],
  ['/business/', (heading) => `You are now reading ‘${heading}’. Ask me what a business like this needs to know.`],
];

/**
 * The announcement of a page, or null where it is not one of the known ones.
 * @param path the route, without query and anchor
 * @param heading what stands over the page
 */
export function announcementOf(path: string, heading: string): string | null {
  const route = path.replace(/(.)\/+$/, '$1');
  if (Object.hasOwn(single, route)) return single[route] ?? null;
  const found = many.find(([under]) => route.startsWith(under));
  return found && heading !== '' ? found[1](heading) : null;
}
