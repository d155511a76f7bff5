/** The unsent requests of this browser, on the page where a quote begins. Without a script there are none. */
import { formatDay } from '#client/lib/format-date.ts';
import { openDrafts } from '#client/modules/quote-requests/draft-storage.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { paths } from '#shared/platform/paths.ts';

export function listDrafts(section: Element): void {
  const list = document.createElement('ul');
  list.className = 'plain-list';
  for (const { line, changedAt } of openDrafts()) {
    const link = document.createElement('a');
    link.href = paths.quoteOf(line);
    link.textContent = `Continue ${lineLabels[line]}`;
    const item = document.createElement('li');
    item.append(link, `, last changed ${formatDay(new Date(changedAt).toISOString())}`);
    list.append(item);
  }
  section.append(list);
}
