/**
 * What the library and the procedures leave out of the document: made for every operation alike, so that a new one is complete when its
 * fields are described. Tests in tests/api/openapi-complete.test.ts name what is missing, and where to add it.
 */
import { apiChanges } from '#shared/content/generated/api-changes.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { addAccess } from './access-words.ts';
import { addBounds } from './bounds.ts';
import { addDeprecations, deprecationsIn } from './deprecations.ts';
import { addExamples } from './examples.ts';
import { addFailureExamples } from './failure-examples.ts';
import type { Described } from './walk.ts';
import { addWords } from './words.ts';

/** The library writes 3.1.0. */
const OPENAPI_VERSION = '3.1.1';

/** Where people find more, and under which terms. The software has no licence of its own: the API is used under the site’s terms. */
function describeApi(document: Described, { name, url, email }: SiteProfile): void {
  document.openapi = OPENAPI_VERSION;
  document.info = {
    ...(document.info as object),
    termsOfService: `${url}${paths.terms}`,
    contact: { name, email, url: `${url}${paths.contact}` },
    license: { name: 'Terms of use', url: `${url}${paths.terms}` },
  };
  document.servers = [
    { url, description: url.startsWith('https:') ? 'Production' : 'Local development', 'x-internal': false },
  ];
  document.externalDocs = { description: 'The reference, to search and to try', url: `${url}${apiPaths.docs}` };
}

export function finishDocument(document: Described, site: SiteProfile): void {
  describeApi(document, site);
  addAccess(document);
  addDeprecations(document, deprecationsIn(apiChanges), site.url);
  addWords(document);
  addBounds(document);
  addFailureExamples(document, site.url);
  addExamples(document);
}
