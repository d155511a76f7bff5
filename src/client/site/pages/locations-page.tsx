import { breadcrumbsTo, localBusiness } from '#client/site/seo.ts';
import { communities } from '#shared/content/communities/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { PictureCard } from '../cards/picture-card.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Section } from '../layout/section.tsx';
import type { LoadedPage } from '../page.ts';
import { pictureFor } from '../picture-for.ts';

function LocationsPage() {
  return (
    <>
      <PageIntro heading="Insurance where you live">
        <p>
          Hail, rivers, wind and roads differ from place to place, and so do the questions to ask. We take requests from
          every postal code in Alberta; these communities have their own pages.
        </p>
      </PageIntro>
      <Section id="places" heading="Cities and communities" tone="band">
        <CardGrid>
          {communities.map(({ slug, name, description }) => (
            <PictureCard key={slug} href={paths.location(slug)} name={name} picture={pictureFor(slug)}>
              {description}
            </PictureCard>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}

export const locationsPage: LoadedPage = {
  body: <LocationsPage />,
  head: (site) => ({
    title: 'Insurance by city and community',
    description: `What hail, floods, wind and winter roads mean for insurance in Calgary, Edmonton, Fort McMurray, Airdrie and other places in ${site.region}.`,
    canonical: paths.locations,
    modified: '2026-11-27',
    crumbs: breadcrumbsTo({ name: 'Locations', path: paths.locations }),
    structuredData: [localBusiness(site)],
  }),
};
