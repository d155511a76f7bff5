/** A page about one kind of insurance, built from a guide of the registry: services, industries, general business. */
import type { ComponentType } from 'react';
import type { PictureName } from '#client/pictures/pictures.ts';
import { breadcrumbsTo, type Crumb, faqPage } from '#client/site/seo.ts';
import buttons from '#client/ui/button.module.css';
import type { Guide } from '#shared/content/guides/guide.ts';
import { lastChange } from '#shared/content/prose.ts';
import type { Line } from '#shared/lines/ids.ts';
import { paths, type QuoteOrigin } from '#shared/platform/paths.ts';
import { FaqList } from '../layout/faq-list.tsx';
import type { LoadedPage } from '../page.ts';
import { useReviewer } from '../published-site.tsx';
import { Checklist } from './checklist.tsx';
import { PageBody } from './page-body.tsx';
import { PageContents } from './page-contents.tsx';
import { PageFacts } from './page-facts.tsx';
import { PageFeedback } from './page-feedback.tsx';
import { PictureIntro } from './picture-intro.tsx';
import { PointList } from './point-list.tsx';
import { Prose } from './prose.tsx';
import { QuoteCard } from './quote-card.tsx';
import { RelatedLinks } from './related-links.tsx';
import { TextSection } from './text-section.tsx';

interface GuideRoute {
  guide: Guide;
  canonical: string;
  picture: PictureName;
  line: Line;
  /** What of the page the form already knows. */
  from?: QuoteOrigin;
  quoteLabel: string;
  /** The pages between the home page and this one, and its own short name. */
  parents: Crumb[];
  name: string;
  /** Rendered between the head and the text: the hub's industries. */
  Band?: ComponentType;
}

function sectionsOf({ extra = [] }: Guide) {
  return [
    { id: 'who', heading: 'Who needs it' },
    { id: 'covers', heading: 'What it usually pays for' },
    { id: 'excludes', heading: 'What it leaves out' },
    ...extra.map(({ id, heading }) => ({ id, heading })),
    { id: 'price', heading: 'What affects the price' },
    { id: 'alberta', heading: 'In Alberta' },
    { id: 'checklist', heading: 'What to have ready' },
    { id: 'questions', heading: 'Questions' },
  ];
}

function GuideBody({ guide, canonical, line, from, picture, quoteLabel, Band }: GuideRoute) {
  const sections = sectionsOf(guide);
  const heading = (id: string) => sections.find((section) => section.id === id)?.heading ?? '';
  const section = (id: string) => ({ id, heading: heading(id) });
  return (
    <>
      <PictureIntro
        heading={guide.heading}
        lead={guide.lead}
        picture={picture}
        reviewer={useReviewer(canonical) ?? guide.reviewedBy}
      >
        <a className={buttons.primary} href={paths.quoteOf(line, from)}>
          {quoteLabel}
        </a>
        <a className={buttons.secondary} href="#checklist">
          What to have ready
        </a>
      </PictureIntro>
      {Band && <Band />}
      <PageBody
        aside={
          <>
            <QuoteCard line={line} from={from} label={quoteLabel} />
            <PageContents sections={sections} />
          </>
        }
      >
        <TextSection {...section('who')}>
          <Prose text={guide.whoNeedsIt} />
        </TextSection>
        <TextSection {...section('covers')}>
          <PointList points={guide.covers} kind="covers" />
        </TextSection>
        <TextSection {...section('excludes')}>
          <PointList points={guide.excludes} kind="excludes" />
        </TextSection>
        {guide.extra?.map(({ id, heading: own, body }) => (
          <TextSection key={id} id={id} heading={own}>
            <Prose text={body} />
          </TextSection>
        ))}
        <TextSection {...section('price')}>
          <PointList points={guide.priceDrivers} />
        </TextSection>
        <TextSection {...section('alberta')}>
          <Prose text={guide.alberta} />
        </TextSection>
        <TextSection {...section('checklist')}>
          <Checklist lines={guide.checklist} />
          {/* The hub has no room for it. */}
          {!Band && (
            <p className="not-printed">
              <a href={paths.paperForm(line)}>Print the questions (PDF)</a>
            </p>
          )}
        </TextSection>
        <TextSection {...section('questions')}>
          <FaqList items={guide.questions} />
        </TextSection>
        <PageFeedback page={canonical} />
        <PageFacts reviewed={guide.reviewed} sources={guide.sources} content={guide} />
      </PageBody>
      <RelatedLinks to={guide.related} />
    </>
  );
}

/** The page of a guide. Twin routes are two entries of the table with the same page (spec decision 9). */
export function guidePage(route: GuideRoute): LoadedPage {
  const { guide, canonical, parents, name, picture } = route;
  return {
    body: <GuideBody {...route} />,
    head: (site, day) => ({
      title: guide.title,
      description: guide.description,
      canonical,
      picture,
      modified: lastChange(guide, guide.reviewed, day),
      reviewedBy: site.reviews?.[canonical] ?? guide.reviewedBy,
      crumbs: breadcrumbsTo(...parents, { name, path: canonical }),
      structuredData: [faqPage(guide.questions, day)],
    }),
  };
}
