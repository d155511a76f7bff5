/** The words that the sender of a reply wrote: without what they quoted, their signature and what their phone adds. */
import EmailReplyParser from 'email-reply-parser';
import { convert } from 'html-to-text';

/** More HTML than a person writes is cut: deeply nested, it would take seconds to read. */
const HTML_MAX = 200_000;
const DEPTH_MAX = 60;

/** What mail programs add below the words, where the parser does not know it. */
const ADDED =
  /^(sent (with|from) .{2,60}|get outlook for (ios|android|mac)|envoyé (de|depuis|à partir de) .{2,60}|télécharger outlook .{2,40})$/i;

/** Control characters, invisible ones, and those that turn the direction of other text around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const INVISIBLE = /[\u0000-\u0008\u000B-\u001F\u007F\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** The text of an HTML body. What was quoted is left out where the mail program marks it; nothing in it is fetched or run. */
export function textOfHtml(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: HTML_MAX, maxDepth: DEPTH_MAX, ellipsis: '' },
    selectors: [
      ...['blockquote', 'img', 'style', 'script', 'div.gmail_quote', 'div.yahoo_quoted', 'div.protonmail_quote'].map(
        (selector) => ({ selector, format: 'skip' }),
      ),
      { selector: 'a', options: { ignoreHref: true } },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
}

/** Readable text in Unix lines, without characters that are not seen. */
export function plain(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(INVISIBLE, '').replaceAll('\u00A0', ' ');
}

function withoutAddedLines(text: string): string {
  const lines = text.trimEnd().split('\n');
  while (ADDED.test(lines.at(-1)?.trim() ?? '')) {
    lines.pop();
    while (lines.at(-1)?.trim() === '') lines.pop();
  }
  return lines.join('\n');
}

/** What the sender wrote; empty when they only quoted. */
export function replyText(text: string): string {
  const written = new EmailReplyParser().parseReply(plain(text));
  return withoutAddedLines(written)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
