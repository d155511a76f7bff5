/** The nine services: their guides with picture, line and address. */
import { guides } from '#shared/content/guides/registry.ts';
import { servicePath } from '#shared/content/registry.ts';
import { type ServiceId, serviceOf } from '#shared/content/services/registry.ts';
import { registry } from '#shared/lines/generated/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import { guidePage } from '../content/guide-page.tsx';
import type { LoadedPage } from '../page.ts';
import { pictureFor } from '../picture-for.ts';

export function servicePage(id: Exclude<ServiceId, 'business'>): LoadedPage {
  return guidePage({
    guide: guides[id],
    canonical: servicePath(id),
    picture: pictureFor(id),
    line: id,
    quoteLabel: registry[id].quoteLabel ?? 'Get a quote',
    parents: [{ name: 'Insurance', path: paths.allInsurance }],
    name: serviceOf(id).name,
  });
}
