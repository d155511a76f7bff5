/** The nine services: their guides with picture, line and address. */
import { guides } from '#shared/content/guides/registry.ts';
import { servicePath } from '#shared/content/registry.ts';
import { type ServiceId, serviceOf } from '#shared/content/services/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import { guidePage } from '../content/guide-page.tsx';
import type { LoadedPage } from '../page.ts';
import { pictureFor } from '../picture-for.ts';

const quoteLabels: Record<ServiceId, string> = {
  auto: 'Ask for an auto quote',
  home: 'Ask for a home quote',
  business: 'Ask for a business quote',
  life: 'Ask for a life quote',
  travel: 'Ask for a travel quote',
  specialty: 'Ask for a specialty quote',
  supervisa: 'Ask for a Super Visa quote',
  'group-benefits': 'Ask for a benefits quote',
  'commercial-auto': 'Ask for a commercial auto quote',
};

export function servicePage(id: Exclude<ServiceId, 'business'>): LoadedPage {
  return guidePage({
    guide: guides[id],
    canonical: servicePath(id),
    picture: pictureFor(id),
    line: id,
    quoteLabel: quoteLabels[id],
    parents: [{ name: 'Insurance', path: paths.allInsurance }],
    name: serviceOf(id).name,
  });
}
