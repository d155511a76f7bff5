/** What this website and its API are, for language models and the agents that use them (llmstxt.org). */
import { apiGuides } from '#shared/content/generated/api-guides.ts';
import { postSummary } from '#shared/content/posts/registry.ts';
import { type ContentKind, contentPages } from '#shared/content/registry.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { ERROR_DOCS_PATH } from '#shared/platform/error-catalogue.ts';
import { MCP_PATH, paths } from '#shared/platform/paths.ts';
import type { PublishedSite } from '#shared/publishing/site/profile.ts';

/** The heading of each kind of page. `Optional` is what may be left out when there is little room, by the format’s own rule. */
const headings: readonly [heading: string, kinds: readonly ContentKind[]][] = [
  ['Insurance', ['Insurance']],
  ['Questions and answers', ['Questions', 'Words']],
  ['About us', ['About us']],
  ['Optional', ['Industry', 'Place', 'Article']],
];

function link(url: string, path: string, title: string, description: string): string {
  return `- [${title}](${url}${path}): ${description.replaceAll(/\s+/g, ' ')}`;
}

function apiLinks(url: string): string[] {
  return [
    ...apiGuides.map(({ name, title, description }) =>
      link(url, apiPaths.guide(name), `API guide: ${title}`, description),
    ),
    link(url, apiPaths.docs, 'API reference', 'Every operation, who may call it, with examples'),
    link(url, apiPaths.json, 'OpenAPI document', `OpenAPI 3.1, also as YAML at ${apiPaths.yaml}`),
    link(url, ERROR_DOCS_PATH, 'API errors', 'Every error code and rule, and what to do about it'),
    link(url, apiPaths.changes, 'API changes', `What changed and when, also as a feed at ${apiPaths.changesFeed}`),
    link(url, apiPaths.catalogue, 'API catalogue', 'The same for programs, as a linkset (RFC 9727)'),
  ];
}

/** @param day the day of the build, on which dated facts are as the pages say */
export function llmsText({ name, url, region, legalNotice, articles = [] }: PublishedSite, day: string): string {
  const written = articles.map((post) => ({
    kind: 'Article' as const,
    path: paths.post(post.slug),
    title: post.title,
    description: postSummary(post, day),
  }));
  const pages = [...contentPages(day), ...written];
  const sections = headings.map(([heading, kinds]) => {
    const links = pages
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ path, title, description }) => link(url, path, title, description));
    return `## ${heading}\n\n${links.join('\n')}`;
  });
  const request = link(
    url,
    paths.getQuote,
    'Request a quote',
    'The questionnaires. The person reads the consents and sends it',
  );
  // Not a link: a browser that opens it gets 405.
  const agents = `${url}${MCP_PATH} speaks the Model Context Protocol over HTTP (POST). You prepare a request there, and only the person sends it.`;
  return `${[
    `# ${name}`,
    `> ${legalNotice} The service is free for people in ${region}, Canada.`,
    `As of ${day}. What the pages say is general information: it is not advice, a quote or a promise of coverage. Only a person can give the consents that a request needs; never tick them for someone.`,
    `## Start here\n\n${agents}\n\n${request}`,
    `## API\n\n${apiLinks(url).join('\n')}`,
    ...sections,
  ].join('\n\n')}\n`;
}
