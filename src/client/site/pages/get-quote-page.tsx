import { breadcrumbsTo } from '#client/site/seo.ts';
import { paths } from '#shared/platform/paths.ts';
import { Island } from '../island.tsx';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';
import { LineLinks } from '../quote-start/line-links.tsx';
import { LinePicker } from '../quote-start/line-picker.tsx';
import { NextSteps } from '../quote-start/next-steps.tsx';
import css from '../quote-start/quote-start.module.css';

/** The choice of a line. With `?type=` in the address the wizard replaces it (`quote-start.tsx`). */
function GetQuotePage() {
  return (
    <>
      <div className={css.choice}>
        <PageIntro heading="Get a free quote">
          <p data-open-drafts>
            Choose what you want to insure and answer a few questions, step by step. A licensed broker partner compares
            insurers for you. It’s free, with no obligation.
          </p>
        </PageIntro>
        <div className={`${page.row} ${page.columns}`}>
          <section aria-labelledby="lines-heading">
            <h2 className={page.heading} id="lines-heading">
              What would you like to insure?
            </h2>
            <noscript>
              <div className={css.note}>
                <p>Without JavaScript, the short questions are plain pages. Choose what to insure:</p>
                <LineLinks to={paths.quoteForm} />
              </div>
            </noscript>
            <div className={css.picker}>
              <LinePicker />
              <p className={`${page.note} ${css.file}`}>
                Did you save a request as a file? <a href={paths.continueFromFile}>Open a saved request</a>
              </p>
            </div>
            <details className={css.paper}>
              <summary>Prefer paper? Print a form</summary>
              <p>Every question of one kind of insurance, with room for your answers. The forms are PDF files.</p>
              <LineLinks to={paths.paperForm} />
            </details>
          </section>
          <NextSteps />
        </div>
      </div>
      <Island name="quote-start" props={{}} className={css.wizard} />
    </>
  );
}

export const getQuotePage: LoadedPage = {
  body: <GetQuotePage />,
  head: (site) => ({
    title: 'Get a free insurance quote',
    description: `Get an insurance quote in ${site.region}: choose what to insure and answer questions step by step. A licensed broker partner compares insurers for you.`,
    canonical: paths.getQuote,
    modified: '2026-11-21',
    crumbs: breadcrumbsTo({ name: 'Get a quote', path: paths.getQuote }),
  }),
};
