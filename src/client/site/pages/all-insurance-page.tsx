import { breadcrumbsTo } from '#client/site/seo.ts';
import { servicePath } from '#shared/content/registry.ts';
import { type ServiceId, serviceOf } from '#shared/content/services/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { PictureCard } from '../cards/picture-card.tsx';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import { Section } from '../layout/section.tsx';
import type { LoadedPage } from '../page.ts';
import { pictureFor } from '../picture-for.ts';

/** Nine services as ten cards: business is in both groups (spec decision 8). */
const groups: { id: string; heading: string; intro: string; services: ServiceId[] }[] = [
  {
    id: 'personal',
    heading: 'For you and your family',
    intro: 'What you drive, where you live, who depends on you, and any business you own.',
    services: ['auto', 'home', 'life', 'travel', 'supervisa', 'specialty', 'business'],
  },
  {
    id: 'company',
    heading: 'For your business',
    intro: 'What your company does, signs, owns and drives, and the people it employs.',
    services: ['business', 'commercial-auto', 'group-benefits'],
  },
];

function AllInsurancePage() {
  return (
    <>
      <PageIntro heading="All insurance options">
        <p>
          Nine types of insurance, each with a page on what it covers, what it doesn’t, what affects the price and what
          to have ready.
        </p>
      </PageIntro>
      {groups.map(({ id, heading, intro, services }, index) => (
        <Section key={id} id={id} heading={heading} intro={intro} tone={index % 2 === 0 ? 'band' : 'plain'}>
          <CardGrid dense>
            {services.map((service) => (
              <PictureCard
                key={service}
                href={servicePath(service)}
                name={serviceOf(service).name}
                picture={pictureFor(service)}
              >
                {serviceOf(service).description}
              </PictureCard>
            ))}
          </CardGrid>
          {id === 'company' && (
            <p className={page.more}>
              <a href={paths.commercialInsurance}>Commercial insurance: every industry and coverage on one page</a>
            </p>
          )}
        </Section>
      ))}
    </>
  );
}

export const allInsurancePage: LoadedPage = {
  body: <AllInsurancePage />,
  head: (site) => ({
    title: 'All insurance options',
    description: `Auto, home, business, life, travel, Super Visa, specialty, group benefits and commercial auto insurance in ${site.region}, explained one by one.`,
    canonical: paths.allInsurance,
    modified: '2026-11-21',
    crumbs: breadcrumbsTo({ name: 'Insurance', path: paths.allInsurance }),
  }),
};
