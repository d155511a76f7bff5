/** What the Markdown of an article may contain: what the site’s pages show, and nothing that could be HTML, a script or a dead link. */
import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import { isTermId } from '#shared/content/glossary/registry.ts';
import { anchorOf } from '#shared/content/prose.ts';

export type MarkdownProblem = {
  message: string;
  /** Whether no page can show the text, not even a preview. */
  unsafe: boolean;
};

const FOUND_MAX = 60;
const allowed: ReadonlySet<string> = new Set([
  ...['space', 'paragraph', 'heading', 'list', 'list_item', 'blockquote', 'hr', 'table', 'text'],
  ...['escape', 'codespan', 'strong', 'em', 'del', 'br', 'link', 'def', 'checkbox'],
]);
/** Nothing in it can end the attribute that it is written into. */
const PAGE_LINK = /^\/[\w/-]*(\?[\w=&%.-]*)?(#[\w-]+)?$/;

function short(raw: string): string {
  const found = raw.trim();
  return found.length > FOUND_MAX ? `${found.slice(0, FOUND_MAX)}…` : found;
}

const refused = (message: string): MarkdownProblem => ({ message, unsafe: true });

function linkProblem({ href }: Tokens.Link, addresses: ReadonlySet<string>): MarkdownProblem | null {
  if (href.startsWith('term:'))
    return isTermId(href.slice('term:'.length)) ? null : refused(`The glossary has no “${short(href.slice(5))}”.`);
  const message = `This site has no page ${short(href)}. Name other websites under Sources.`;
  if (!PAGE_LINK.test(href)) return refused(message);
  // Its page may have been withdrawn since.
  return addresses.has(href.split(/[?#]/)[0] ?? '') ? null : { message, unsafe: false };
}

function tokenProblem(token: MarkedToken, addresses: ReadonlySet<string>): MarkdownProblem | null {
  if (token.type === 'html') return refused(`HTML isn’t shown: “${short(token.raw)}”. Use Markdown.`);
  if (token.type === 'image') return refused(`Pictures in the text aren’t shown: “${short(token.raw)}”.`);
  if (token.type === 'link') return linkProblem(token, addresses);
  return allowed.has(token.type) ? null : refused(`This isn’t shown: “${short(token.raw)}”.`);
}

/** Headings make the table of contents: plain words, in order, each with an anchor of its own. */
function headingProblems(headings: readonly Tokens.Heading[]): string[] {
  const anchors = headings.map(({ text }) => anchorOf(text));
  return headings.flatMap(({ depth, raw, text, tokens }, index) => {
    const before = headings[index - 1]?.depth ?? 1;
    const name = `“${short(text)}”`;
    if (!raw.startsWith('#') || depth < 2 || depth > 3) return [`Begin the heading ${name} with ## or ###.`];
    if (depth > before + 1) return [`The heading ${name} comes without one above it: begin it with ##.`];
    if (!anchors[index] || tokens.some(({ type }) => type !== 'text'))
      return [`Write the heading ${name} in plain words.`];
    return anchors.indexOf(anchors[index] ?? '') < index ? [`Two headings say ${name}. Change one of them.`] : [];
  });
}

/**
 * Reads a text as the site’s pages do.
 * @param addresses the pages that links may lead to
 * @returns what can’t be published
 */
export function markdownProblems(body: string, addresses: ReadonlySet<string>): MarkdownProblem[] {
  const found = new Map<string, MarkdownProblem>();
  try {
    const tokens = marked.lexer(body);
    marked.walkTokens(tokens, (token: Token) => {
      const problem = tokenProblem(token as MarkedToken, addresses);
      if (problem) found.set(problem.message, problem);
    });
    const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
    return [...found.values(), ...headingProblems(headings).map((message) => ({ message, unsafe: false }))];
  } catch (error) {
    // Thousands of quotations inside one another exceed the stack of the parser.
    if (!(error instanceof RangeError)) throw error;
    return [{ message: 'The text has too many lists or quotations inside one another.', unsafe: true }];
  }
}
