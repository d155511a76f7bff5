/** Markdown of the content registry as HTML, with dated sentences and explained terms. Runs at build time only. */
import { Marked, type Tokens } from 'marked';
import { useId } from 'react';
import { useReadingDay } from '#client/lib/reading-day.tsx';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { glossary, isTermId } from '#shared/content/glossary/registry.ts';
import { anchorOf, proseOn } from '#shared/content/prose.ts';
import { GENERAL_DISCLOSURE } from '#shared/platform/disclosure.ts';
import { fillProfile } from '#shared/platform/site.ts';
import { keepUnits } from '#shared/platform/units.ts';
import css from './prose.module.css';

/** A term with an explanation: a button and its popover, which work without a script. */
function termHtml(words: string, id: string, target: string): string {
  if (!isTermId(target)) throw new Error(`No such term: "${target}"`);
  const { name, text } = glossary[target];
  return `<button type="button" class="${css.term}" popovertarget="${id}">${words}</button><span popover id="${id}" class="${css.explanation}"><b>${name}</b> ${keepUnits(text)}</span>`;
}

/** A table may be wider than a phone; it then scrolls on its own, also by keyboard. Its first heading names it. */
function scrollingTable(table: string): string {
  const name = /<th(?:\s[^>]*)?>([^<]+)/.exec(table)?.[1] ?? '';
  // The corner above the row names is not a heading.
  const named = table.replaceAll('<th></th>', '<td></td>');
  return `<div class="${css.scroll}" tabindex="0" role="region" aria-label="Table: ${name.replaceAll('"', '')}">${named}</div>`;
}

function toHtml(prose: string, prefix: string, inline: boolean): string {
  let terms = 0;
  const marked = new Marked({
    renderer: {
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        if (!href.startsWith('term:')) return `<a href="${href}">${words}</a>`;
        terms += 1;
        return termHtml(words, `${prefix}t${terms}`, href.slice('term:'.length));
      },
      heading({ depth, tokens, text }: Tokens.Heading) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
    },
  });
  const html = (inline ? marked.parseInline(prose) : marked.parse(prose)) as string;
  return html.replaceAll(/<table>([\s\S]*?)<\/table>/g, scrollingTable);
}

interface ProseProps {
  text: string;
  /** Text inside the caller's paragraph: no block elements. */
  inline?: boolean;
  className?: string | undefined;
}

export function Prose({ text, inline = false, className = '' }: ProseProps) {
  const day = useReadingDay();
  const site = useSiteProfile();
  // An id that is also valid in a selector.
  const prefix = useId().replaceAll(/[^\w-]/g, '');
  // The server replaces it with the statement chosen in the admin area (src/server/app/http/live-pages.ts).
  const disclosure = `<span data-live="disclosure">${GENERAL_DISCLOSURE}</span>`;
  const filled = fillProfile(proseOn(text, day), { ...site, disclosure });
  const html = { __html: toHtml(keepUnits(filled), prefix, inline) };
  return inline ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content; tests keep HTML out of it
    <span className={className || undefined} dangerouslySetInnerHTML={html} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content; tests keep HTML out of it
    <div className={`${css.prose} ${className}`} dangerouslySetInnerHTML={html} />
  );
}
