/** What changed in the API, as a page and as an Atom feed (RFC 4287). */
import type { ApiChange } from '#shared/content/api/guide.ts';
import { apiChanges } from '#shared/content/generated/api-changes.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { dayWords } from '#shared/platform/time/words.ts';
import { type DocsSite, docsPage, escaped, prose } from './frame.ts';

const kinds: Readonly<Record<ApiChange['kind'], string>> = {
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
  security: 'Security',
};

function changeOf({ id, version, day, kind, title, text, ends, operations }: ApiChange): string {
  const until = ends && `<p>Works until <time datetime="${ends}">${dayWords(ends)}</time>.</p>`;
  const which = operations.map((operation) => `<li><code>${escaped(operation)}</code></li>`).join('');
  return [
    `<h2 id="${id}">${escaped(title)}</h2>`,
    `<p><time datetime="${day}">${dayWords(day)}</time> · ${kinds[kind]} · version ${version}</p>`,
    `<p>${prose(text)}</p>`,
    which && `<ul>${which}</ul>`,
    until,
  ]
    .filter(Boolean)
    .join('');
}

export function changesPage(site: DocsSite): string {
  return docsPage(site, {
    path: apiPaths.changes,
    title: 'API changes',
    description: 'What changed in the API, newest first, and what will change.',
    head: `<link rel="alternate" type="application/atom+xml" title="API changes" href="${apiPaths.changesFeed}">`,
    main: `<h1>API changes</h1>
<p>Newest first, also as a <a href="${apiPaths.changesFeed}">feed</a>. What counts as a break, and how early it’s announced: <a href="${apiPaths.guide('changes')}">how the API changes</a>.</p>
${apiChanges.map(changeOf).join('\n')}`,
  });
}

/** The moment of a day for a feed, which has no days without a time. */
const momentOf = (day: string) => `${day}T12:00:00Z`;

export function changesFeed({ name, url }: DocsSite): string {
  const entries = apiChanges.map(({ id, day, kind, title, text }) => {
    const address = `${url}${apiPaths.changes}#${id}`;
    return `<entry><id>${escaped(address)}</id><title>${escaped(title)}</title><updated>${momentOf(day)}</updated><category term="${kind}"/><link href="${escaped(address)}"/><content type="html">${escaped(`<p>${prose(text)}</p>`)}</content></entry>`;
  });
  const [latest] = apiChanges;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA"><id>${escaped(`${url}${apiPaths.changes}`)}</id><title>${escaped(name)}: API changes</title><updated>${momentOf(latest?.day ?? '')}</updated><author><name>${escaped(name)}</name></author><link href="${escaped(`${url}${apiPaths.changes}`)}"/><link rel="self" href="${escaped(`${url}${apiPaths.changesFeed}`)}"/>
${entries.join('\n')}
</feed>
`;
}
