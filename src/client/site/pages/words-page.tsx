import { breadcrumbsTo, localBusiness } from '#client/site/seo.ts';
import { wordsPage } from '#shared/content/words.ts';
import { paths } from '#shared/platform/paths.ts';
import { PageBody } from '../content/page-body.tsx';
import { PageFacts } from '../content/page-facts.tsx';
import { Prose } from '../content/prose.tsx';
import { QuoteCard } from '../content/quote-card.tsx';
import css from '../content/text-section.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';

function WordsBody() {
  const { heading, words, reviewed } = wordsPage;
  return (
    <>
      <PageIntro heading={heading}>
        <p>
          What the terms in a policy or a quote mean, from A to Z. Your own policy may define a term differently. If it
          does, the policy’s definition applies.
        </p>
      </PageIntro>
      <PageBody aside={<QuoteCard label="Get a quote" />}>
        <dl className={css.words}>
          {words.map(({ id, name, text }) => (
            <div key={id} id={id} className={css.word}>
              <dt className={css.name}>{name}</dt>
              <dd>
                <Prose text={text} inline />
              </dd>
            </div>
          ))}
        </dl>
        <PageFacts reviewed={reviewed} sources={[]} content={wordsPage} />
      </PageBody>
    </>
  );
}

export const wordsPageRoute: LoadedPage = {
  body: <WordsBody />,
  head: (site) => ({
    title: wordsPage.title,
    description: wordsPage.description,
    canonical: paths.words,
    modified: wordsPage.reviewed,
    crumbs: breadcrumbsTo({ name: 'Resources', path: paths.resources }, { name: wordsPage.heading, path: paths.words }),
    structuredData: [localBusiness(site)],
  }),
};
