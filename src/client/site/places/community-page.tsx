/** A community: its roads and rivers, what happened there, and what to ask because of it. */

import type { PictureName } from '#client/pictures/pictures.ts';
import { breadcrumbsTo, faqPage } from '#client/site/seo.ts';
import buttons from '#client/ui/button.module.css';
import type { Community } from '#shared/content/communities/community.ts';
import { lastChange } from '#shared/content/prose.ts';
import { paths } from '#shared/platform/paths.ts';
import { Checklist } from '../content/checklist.tsx';
import { FactTable } from '../content/fact-table.tsx';
import { PageBody } from '../content/page-body.tsx';
import { PageContents } from '../content/page-contents.tsx';
import { PageFacts } from '../content/page-facts.tsx';
import { PictureIntro } from '../content/picture-intro.tsx';
import { PointList } from '../content/point-list.tsx';
import { Prose } from '../content/prose.tsx';
import { QuoteCard } from '../content/quote-card.tsx';
import { RelatedLinks } from '../content/related-links.tsx';
import { TextSection } from '../content/text-section.tsx';
import { FaqList } from '../layout/faq-list.tsx';
import type { LoadedPage } from '../page.ts';
import { pictureFor } from '../picture-for.ts';
import { RiskList } from './risk-list.tsx';

const count = new Intl.NumberFormat('en-CA');

function sectionsOf({ name }: Community) {
  return [
    { id: 'facts', heading: `${name} in brief` },
    { id: 'risks', heading: 'What happens here' },
    { id: 'driving', heading: `Driving in ${name}` },
    { id: 'home', heading: 'Homes, condos and rented suites' },
    { id: 'business', heading: 'Local businesses' },
    { id: 'checklist', heading: 'What to have ready' },
    { id: 'questions', heading: 'Questions' },
  ] as const;
}

function inBrief({ population, postalPrefixes, landmarks, neighbours, kind }: Community) {
  return [
    { name: 'What it is', value: kind === 'city' ? 'A city in Alberta' : 'A community in Alberta' },
    {
      name: 'Population',
      value: `${count.format(population.count)} (${population.year}, ${population.source.publisher})`,
    },
    { name: 'Postal codes', value: `Beginning with ${postalPrefixes.join(', ')}` },
    { name: 'Neighbours', value: neighbours.join(', ') },
    { name: 'Known for', value: landmarks.join(', ') },
  ];
}

function CommunityBody({ community, picture }: { community: Community; picture: PictureName }) {
  const sections = sectionsOf(community);
  const section = (id: (typeof sections)[number]['id']) => ({
    id,
    heading: sections.find((one) => one.id === id)?.heading ?? '',
  });
  const { name, slug } = community;
  return (
    <>
      <PictureIntro heading={community.heading} lead={community.lead} picture={picture}>
        <a className={buttons.primary} href={paths.quoteOf('auto', { community: slug })}>
          Auto quote in {name}
        </a>
        <a className={buttons.secondary} href={paths.quoteOf('home', { community: slug })}>
          Home quote in {name}
        </a>
      </PictureIntro>
      <PageBody
        aside={
          <>
            <QuoteCard
              line="auto"
              from={{ community: slug }}
              label={`Auto quote in ${name}`}
              more={[
                { line: 'home', label: `Home quote in ${name}` },
                { line: 'business', label: `Business quote in ${name}` },
              ]}
            />
            <PageContents sections={sections} />
          </>
        }
      >
        <TextSection {...section('facts')}>
          <FactTable rows={inBrief(community)} />
        </TextSection>
        <TextSection {...section('risks')}>
          <RiskList risks={community.risks} />
        </TextSection>
        <TextSection {...section('driving')}>
          <Prose text={community.driving} />
          <PointList points={community.roads} />
        </TextSection>
        <TextSection {...section('home')}>
          <Prose text={community.home} />
          <PointList points={community.water} />
        </TextSection>
        <TextSection {...section('business')}>
          <Prose text={community.business} />
        </TextSection>
        <TextSection {...section('checklist')}>
          <Checklist lines={community.checklist} />
        </TextSection>
        <TextSection {...section('questions')}>
          <FaqList items={community.questions} />
        </TextSection>
        <PageFacts
          reviewed={community.reviewed}
          sources={[community.population.source, ...community.sources]}
          content={community}
        />
      </PageBody>
      <RelatedLinks to={community.related} />
    </>
  );
}

export function communityPage(community: Community): LoadedPage {
  const canonical = paths.location(community.slug);
  const picture = pictureFor(community.slug);
  return {
    body: <CommunityBody community={community} picture={picture} />,
    head: (_site, day) => ({
      title: community.title,
      description: community.description,
      canonical,
      picture,
      modified: lastChange(community, community.reviewed, day),
      crumbs: breadcrumbsTo({ name: 'Locations', path: paths.locations }, { name: community.name, path: canonical }),
      structuredData: [faqPage(community.questions, day)],
    }),
  };
}
