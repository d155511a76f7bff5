/** The API’s document in both of its forms, and the catalogue that leads to it (RFC 9727). */
import { Router } from 'express';
import { stringify } from 'yaml';
import { openApiDocument } from '#server/app/trpc/openapi.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

/** The document as YAML, with every part written out. Also what is committed. */
export function asYaml(document: object): string {
  return stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** The linkset of RFC 9264: what describes the API, for programs and for people, and under which terms it may be used. */
export function apiCatalogue({ url }: SiteProfile): object {
  const link = (path: string, type: string) => [{ href: `${url}${path}`, type }];
  return {
    linkset: [
      {
        anchor: `${url}/api`,
        'service-desc': [...link(apiPaths.json, 'application/json'), ...link(apiPaths.yaml, 'application/yaml')],
        'service-doc': link(apiPaths.docs, 'text/html'),
        'terms-of-service': link(paths.terms, 'text/html'),
        status: link('/readyz', 'application/json'),
      },
    ],
  };
}

/** @param siteOf the profile of the moment */
export function apiDocument(siteOf: () => SiteProfile): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  let yaml: { site: SiteProfile; text: string } | undefined;
  routes.get(apiPaths.json, (_req, res) => res.json(openApiDocument(siteOf())));
  routes.get(apiPaths.yaml, (_req, res) => {
    const site = siteOf();
    if (yaml?.site !== site) yaml = { site, text: asYaml(openApiDocument(site)) };
    res.type('application/yaml').send(yaml.text);
  });
  routes.get(apiPaths.catalogue, (_req, res) => {
    res
      .set('Link', `<${apiPaths.catalogue}>; rel="api-catalog"`)
      .set('Cache-Control', 'public, max-age=3600')
      .type('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"')
      .send(JSON.stringify(apiCatalogue(siteOf())));
  });
  return routes;
}
