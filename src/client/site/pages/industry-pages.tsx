/** General business insurance and the nine industries. */
import { generalBusinessGuide } from '#shared/content/guides/registry.ts';
import type { Industry } from '#shared/content/industries/industry.ts';
import { paths } from '#shared/platform/paths.ts';
import { guidePage } from '../content/guide-page.tsx';
import type { LoadedPage } from '../page.ts';
import { pictureFor } from '../picture-for.ts';

const parents = [{ name: 'Business insurance', path: paths.business }];

export function industryPage(industry: Industry): LoadedPage {
  return guidePage({
    guide: industry,
    canonical: paths.industry(industry.id),
    picture: pictureFor(industry.id, 'business'),
    line: industry.line,
    ...(industry.line === 'business' && { from: { industry: industry.id } }),
    quoteLabel: `Get a ${industry.line === 'business' ? 'business' : 'vehicle'} quote`,
    parents,
    name: industry.name,
  });
}

export function generalBusinessPage(): LoadedPage {
  return guidePage({
    guide: generalBusinessGuide,
    canonical: paths.generalBusiness,
    picture: 'business',
    line: 'business',
    quoteLabel: 'Get a business quote',
    parents,
    name: 'General business insurance',
  });
}
