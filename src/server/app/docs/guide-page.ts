/** A guide about the API, and the list of all of them. */
import type { ApiGuide } from '#shared/content/api/guide.ts';
import { apiGuides } from '#shared/content/generated/api-guides.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { type DocsSite, docsFiles, docsPage, escaped } from './frame.ts';

export function guideList(): string {
  const entries = apiGuides.map(
    ({ name, title, description }) =>
      `<li><a href="${apiPaths.guide(name)}">${escaped(title)}</a><p>${escaped(description)}</p></li>`,
  );
  return `<ul class="cards">${entries.join('')}</ul>`;
}

/** @param guide whose HTML is our own, compiled from content/api-guides */
export function guidePage(site: DocsSite, guide: ApiGuide): string {
  const next = apiGuides[apiGuides.findIndex(({ name }) => name === guide.name) + 1];
  const onward = next ? `Next: <a href="${apiPaths.guide(next.name)}">${escaped(next.title)}</a> · ` : '';
  return docsPage(site, {
    path: apiPaths.guide(guide.name),
    title: `${guide.title}: API guide`,
    description: guide.description,
    head: `<script src="${docsFiles.guideScript}" type="module"></script>`,
    main: `<h1>${escaped(guide.title)}</h1>
<article>${guide.html.replaceAll('{{url}}', escaped(site.url))}</article>
<p>${onward}<a href="${apiPaths.docs}">All guides and the reference</a></p>`,
  });
}
