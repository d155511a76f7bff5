/** The form without a script: a page for each part of the short set, the review, and the receipt. */
import type { ReactNode } from 'react';
import frame from '#client/modules/quote-requests/journey-frame.module.css';
import { PlainReview } from '#client/modules/quote-requests/plain/plain-review.tsx';
import { PlainStep } from '#client/modules/quote-requests/plain/plain-step.tsx';
import { ReceiptScreen } from '#client/modules/quote-requests/receipt-screen.tsx';
import { breadcrumbsTo } from '#client/site/seo.ts';
import buttons from '#client/ui/button.module.css';
import type { ResultPages } from '#shared/app/result-pages.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import type { ResultPage } from './result-page.ts';

function QuotePage({ children }: { children: ReactNode }) {
  return <div className={`${page.row} ${frame.page}`}>{children}</div>;
}

const head = (title: string) => (site: SiteProfile) => ({
  title,
  description: `Ask for an insurance quote in ${site.region} without JavaScript: a few questions on each page, sent to a licensed broker partner.`,
  canonical: paths.getQuote,
  crumbs: breadcrumbsTo({ name: 'Get a quote', path: paths.getQuote }),
});

const marked = (wrong: boolean, title: string) => `${wrong ? 'Error: ' : ''}${title}`;

export const quoteFormResult: ResultPage<ResultPages['quote-form']> = {
  head: head('Questions for your quote'),
  title: ({ issues, part, title }) => marked(issues.length > 0, `${part.title} | ${title}`),
  asksQuestions: true,
  body: (data) => (
    <QuotePage>
      <PlainStep view={data} />
    </QuotePage>
  ),
};

export const quoteReviewResult: ResultPage<ResultPages['quote-review']> = {
  head: head('Check your answers'),
  title: ({ issues, failure, wait, title }) =>
    `${wait ? 'Not sent yet: ' : ''}${marked(issues.length > 0 || failure !== null, `Check your answers | ${title}`)}`,
  asksQuestions: true,
  body: (data) => (
    <QuotePage>
      <PlainReview view={data} />
    </QuotePage>
  ),
};

/** The same form once more: the answers are in the request now, and no longer here. */
function SentBefore({ number }: { number: string }) {
  return (
    <>
      <PageIntro heading="This request has been sent">
        <p>
          Your request number is {number}. It was sent once, and sending the form again changes nothing. We’ve emailed
          you a receipt with what happens next.
        </p>
      </PageIntro>
      <div className={page.row}>
        <a className={buttons.secondary} href={paths.getQuote}>
          Get another quote
        </a>
      </div>
    </>
  );
}

export const quoteReceiptResult: ResultPage<ResultPages['quote-receipt']> = {
  head: head('Request received'),
  title: ({ number }) => `Request received: ${number}`,
  asksQuestions: true,
  body: ({ number, receipt, sentWith }) =>
    receipt ? (
      <QuotePage>
        <ReceiptScreen receipt={receipt} sentWith={sentWith} plain />
      </QuotePage>
    ) : (
      <SentBefore number={number} />
    ),
};
