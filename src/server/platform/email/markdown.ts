/** Markdown as the body of an email, in HTML and in plain text. Only what is listed here becomes HTML: everything else is escaped, and named. */
import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import { escaped } from './escaped.ts';

export type MarkdownProblem = {
  rule: 'html' | 'picture' | 'link' | 'unsupported' | 'nesting';
  /** What was found, shortened. */
  found: string;
};
export type MarkdownBody = { html: string; text: string; links: string[]; problems: MarkdownProblem[] };

const LINK = 'color:#1d4a3f';
const FOUND_MAX = 60;

/** The absolute address of a link: one of the site’s pages or an `https` address; null for every other. */
function addressOf(href: string, siteUrl: string): string | null {
  if (/^\/(?!\/)/.test(href)) return `${siteUrl}${href}`;
  const url = URL.parse(href);
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}

type Part = { html: string; text: string };

class Rendering {
  readonly problems: MarkdownProblem[] = [];
  readonly links: string[] = [];
  readonly siteUrl: string;
  constructor(siteUrl: string) {
    this.siteUrl = siteUrl;
  }

  /** Shows it as it was typed. */
  refused(rule: MarkdownProblem['rule'], raw: string): Part {
    const found = raw.trim();
    this.problems.push({ rule, found: found.length > FOUND_MAX ? `${found.slice(0, FOUND_MAX)}…` : found });
    return { html: escaped(found), text: found };
  }

  link({ href, raw, tokens }: Tokens.Link): Part {
    const words = this.inline(tokens);
    // An email address that was typed as text.
    if (href === `mailto:${words.text}`) return words;
    const address = addressOf(href, this.siteUrl);
    if (!address) return this.refused('link', raw);
    this.links.push(href);
    return {
      html: `<a href="${escaped(address)}" style="${LINK}">${words.html}</a>`,
      text: words.text === address ? address : `${words.text} (${address})`,
    };
  }

  inlineOne(token: MarkedToken): Part {
    switch (token.type) {
      case 'text':
        return token.tokens ? this.inline(token.tokens) : { html: escaped(token.text), text: token.text };
      case 'escape':
      case 'codespan':
        return { html: escaped(token.text), text: token.text };
      case 'strong':
      case 'em':
      case 'del': {
        const { html, text } = this.inline(token.tokens);
        return { html: `<${token.type}>${html}</${token.type}>`, text };
      }
      case 'br':
        return { html: '<br>', text: '\n' };
      case 'link':
        return this.link(token);
      case 'html':
        return this.refused('html', token.raw);
      case 'image':
        return this.refused('picture', token.raw);
      default:
        return this.refused('unsupported', token.raw);
    }
  }

  inline(tokens: Token[]): Part {
    const parts = tokens.map((token) => this.inlineOne(token as MarkedToken));
    return { html: parts.map(({ html }) => html).join(''), text: parts.map(({ text }) => text).join('') };
  }

  list({ ordered, start, items }: Tokens.List): Part {
    const parts = items.map((item) => this.blocks(item.tokens, ''));
    const tag = ordered ? 'ol' : 'ul';
    const first = typeof start === 'number' ? start : 1;
    const bullet = (index: number) => (ordered ? `${first + index}. ` : '- ');
    const begin = ordered && first !== 1 ? ` start="${first}"` : '';
    return {
      html: `<${tag}${begin} style="margin:0 0 16px;padding:0 0 0 24px">${parts.map(({ html }) => `<li style="margin:0 0 6px">${html}</li>`).join('')}</${tag}>`,
      text: parts.map(({ text }, index) => bullet(index) + text.replaceAll('\n', '\n  ')).join('\n'),
    };
  }

  block(token: MarkedToken, margin: string): Part {
    switch (token.type) {
      case 'paragraph': {
        const { html, text } = this.inline(token.tokens);
        return { html: `<p style="margin:0 0 ${margin || '6px'}">${html}</p>`, text };
      }
      case 'heading': {
        const { html, text } = this.inline(token.tokens);
        const depth = token.depth <= 2 ? 2 : 3;
        const size = depth === 2 ? '21px' : '18px';
        return {
          html: `<h${depth} style="font-size:${size};line-height:1.3;margin:24px 0 10px">${html}</h${depth}>`,
          text,
        };
      }
      case 'list':
        return this.list(token);
      case 'blockquote': {
        const { html, text } = this.blocks(token.tokens, '16px');
        return {
          html: `<blockquote style="border-left:3px solid #dcd9cf;margin:0 0 16px;padding:0 0 0 16px">${html}</blockquote>`,
          text: text.replaceAll(/^/gm, '> '),
        };
      }
      case 'hr':
        return { html: '<hr style="border:0;border-top:1px solid #dcd9cf;margin:24px 0">', text: '* * *' };
      case 'text':
        return this.inlineOne(token);
      case 'html':
        return this.refused('html', token.raw);
      default:
        return this.refused('unsupported', token.raw);
    }
  }

  /** @param margin below a paragraph; empty inside a list */
  blocks(tokens: Token[], margin: string): Part {
    const parts = tokens
      .filter(({ type }) => type !== 'space' && type !== 'def' && type !== 'checkbox')
      .map((token) => this.block(token as MarkedToken, margin));
    const gap = margin ? '\n\n' : '\n';
    return { html: parts.map(({ html }) => html).join(''), text: parts.map(({ text }) => text).join(gap) };
  }
}

/**
 * Renders Markdown: paragraphs, headings, lists, quotations, rules, emphasis and links.
 * @param siteUrl completes links that begin with `/`
 */
export function renderMarkdown(source: string, siteUrl: string): MarkdownBody {
  const rendering = new Rendering(siteUrl);
  try {
    const { html, text } = rendering.blocks(marked.lexer(source), '16px');
    return { html, text, links: rendering.links, problems: rendering.problems };
  } catch (error) {
    // Thousands of quotations inside one another exceed the stack of the parser.
    if (!(error instanceof RangeError)) throw error;
    return { html: '', text: '', links: [], problems: [{ rule: 'nesting', found: '' }] };
  }
}
