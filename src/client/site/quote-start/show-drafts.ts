/** The unsent requests of this browser: in the header of every page, and on the one where a quote begins. Nothing moves for them. */
import { formatDay } from '#client/lib/format-date.ts';
import { openDrafts } from '#client/modules/quote-requests/draft-storage.ts';
import { registry } from '#shared/lines/generated/registry.ts';
import type { Line } from '#shared/lines/ids.ts';
import { paths } from '#shared/platform/paths.ts';

function linkTo(line: Line): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = paths.quoteOf(line);
  link.textContent = `Continue your ${registry[line].inSentence} request`;
  return link;
}

export function showDrafts(): void {
  const drafts = openDrafts();
  const [latest] = drafts;
  if (!latest) return;
  // As long as the words they replace, so that the header stays as it is.
  for (const link of document.querySelectorAll(
    `header a[href="${paths.getQuote}"], #mobile-menu a[href="${paths.getQuote}"]`,
  )) {
    link.textContent = 'Finish Your Quote';
    link.setAttribute('href', paths.quoteOf(latest.line));
  }
  const words = document.querySelector<HTMLElement>('[data-open-drafts]');
  if (!words) return;
  words.style.minHeight = `${words.offsetHeight}px`;
  words.replaceChildren('You have a request you haven’t sent yet. ');
  for (const { line, changedAt } of drafts)
    words.append(linkTo(line), `, last changed ${formatDay(new Date(changedAt).toISOString())}. `);
  words.append('Or choose what else you want to insure.');
}
