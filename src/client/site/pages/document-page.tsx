/** Pages of plain sections: about, privacy, terms. Names and addresses come from the site profile. */
import { breadcrumbsTo, localBusiness } from '#client/site/seo.ts';
import type { LegalPage } from '#shared/content/legal/legal-page.ts';
import { lastChange } from '#shared/content/prose.ts';
import { fillProfile } from '#shared/platform/site.ts';
import { PageBody } from '../content/page-body.tsx';
import { PageContents } from '../content/page-contents.tsx';
import { PageFacts } from '../content/page-facts.tsx';
import { Prose } from '../content/prose.tsx';
import { QuoteCard } from '../content/quote-card.tsx';
import { TextSection } from '../content/text-section.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';

function DocumentBody({ page }: { page: LegalPage }) {
  return (
    <>
      <PageIntro heading={page.heading}>
        <p>
          <Prose text={page.lead} inline />
        </p>
      </PageIntro>
      <PageBody
        aside={
          <>
            <PageContents sections={page.sections} />
            <QuoteCard label="Get a quote" />
          </>
        }
      >
        {page.sections.map(({ id, heading, body }) => (
          <TextSection key={id} id={id} heading={heading}>
            <Prose text={body} />
          </TextSection>
        ))}
        <PageFacts reviewed={page.reviewed} sources={page.sources} content={page} />
      </PageBody>
    </>
  );
}

export function documentPage(page: LegalPage, path: string, name: string): LoadedPage {
  return {
    body: <DocumentBody page={page} />,
    head: (site, day) => ({
      title: page.title,
      description: fillProfile(page.description, site),
      canonical: path,
      modified: lastChange(page, page.reviewed, day),
      crumbs: breadcrumbsTo({ name, path }),
      structuredData: [localBusiness(site)],
    }),
  };
}
