/** What the pages about the API have in common: plain HTML that is readable without JavaScript, with the look of the site. */
import { apiPaths } from '#shared/platform/api-paths.ts';
import { ERROR_DOCS_PATH } from '#shared/platform/error-catalogue.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

export type DocsSite = Pick<SiteProfile, 'name' | 'url' | 'legalNotice'>;

/** What the pages are made of besides their HTML. */
export const docsFiles = {
  style: `${apiPaths.docs}/style.css`,
  script: `${apiPaths.docs}/reference.js`,
  guideScript: `${apiPaths.docs}/guide.js`,
  font: (name: string) => `${apiPaths.docs}/${name}.woff2`,
} as const;

/** Those of the site, the display font first. */
export const fonts = ['fraunces', 'inter'] as const;

/** The logo of content/pictures/mark.svg, with the colours of the scheme. */
const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect class="ground" width="32" height="32" rx="7"/><path d="M4.6 21.5a11.4 11.8 0 0 1 22.8 0"/><path class="hangers" d="M10.9 12.5v8.5M16 11v10M21.1 12.5v8.5"/><path class="deck" d="M3 20.3h26v3.2H3z"/><path class="water" d="M7 26.6h18"/></svg>';

const links: readonly [path: string, label: string][] = [
  [apiPaths.docs, 'Guides and reference'],
  [ERROR_DOCS_PATH, 'Errors'],
  [apiPaths.changes, 'Changes'],
];

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text of the document: paragraphs, and code between backticks. */
export function prose(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

export function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((part) => `<p>${prose(part)}</p>`)
    .join('');
}

/** @param label what a screen reader says when it reaches the block, which scrolls */
export function code(value: unknown, label: string): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return `<pre tabindex="0" role="region" aria-label="${escaped(label)}"><code>${escaped(text)}</code></pre>`;
}

function linkTo([path, label]: readonly [string, string], current: string): string {
  return `<a href="${path}"${path === current ? ' aria-current="page"' : ''}>${label}</a>`;
}

type Page = {
  path: string;
  title: string;
  description: string;
  main: string;
  /** More of the head: a script, a feed. */
  head?: string;
};

export function docsPage({ name, url, legalNotice }: DocsSite, { path, title, description, main, head }: Page): string {
  const preloads = fonts.map(
    (font) => `<link rel="preload" href="${docsFiles.font(font)}" as="font" type="font/woff2" crossorigin>`,
  );
  return `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} | ${escaped(name)}</title><meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${escaped(url)}${path}">${preloads.join('')}<link rel="stylesheet" href="${docsFiles.style}">${head ?? ''}</head>
<body><header><div class="bar"><a class="brand" href="/">${MARK}${escaped(name)}</a><nav aria-label="About the API">${links.map((each) => linkTo(each, path)).join('')}</nav></div></header>
<main>
${main}
</main><footer><p>${escaped(legalNotice)}</p><p><a href="${apiPaths.json}">OpenAPI document</a> · <a href="${apiPaths.changesFeed}">Feed of changes</a></p></footer></body></html>`;
}
