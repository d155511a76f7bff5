import buttons from '#client/ui/button.module.css';
import { guides } from '#shared/content/guides/registry.ts';
import { industries } from '#shared/content/industries/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { PictureCard } from '../cards/picture-card.tsx';
import { guidePage } from '../content/guide-page.tsx';
import page from '../layout/page.module.css';
import { Section } from '../layout/section.tsx';
import { pictureFor } from '../picture-for.ts';

function Industries() {
  return (
    <Section
      id="trades"
      tone="band"
      heading="Find your industry"
      intro="Nine industries, each with its own risks. If yours isn’t listed, start with general business insurance."
    >
      <CardGrid>
        {industries.map(({ id, name, summary }) => (
          <PictureCard key={id} href={paths.industry(id)} name={name} picture={pictureFor(id, 'business')}>
            {summary}
          </PictureCard>
        ))}
      </CardGrid>
      <p className={page.more}>
        <a className={buttons.secondary} href={paths.generalBusiness}>
          General business insurance
        </a>
      </p>
    </Section>
  );
}

/** The hub of business insurance, at four addresses (spec decision 9). */
export const businessPage = guidePage({
  guide: guides.business,
  canonical: paths.business,
  picture: 'business',
  line: 'business',
  quoteLabel: 'Get a business quote',
  parents: [],
  name: 'Business insurance',
  Band: Industries,
});
