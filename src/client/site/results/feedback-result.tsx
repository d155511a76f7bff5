import { breadcrumbsTo } from '#client/site/seo.ts';
import buttons from '#client/ui/button.module.css';
import type { ResultPages } from '#shared/app/result-pages.ts';
import { FEEDBACK_THANKS } from '#shared/content/feedback/words.ts';
import { paths } from '#shared/platform/paths.ts';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import type { ResultPage } from './result-page.ts';

/** Where “Was this helpful?” leads without a script: thanks, and back to the text. */
function FeedbackBody({ about }: { about: ResultPages['feedback'] }) {
  return (
    <>
      <PageIntro heading={FEEDBACK_THANKS} />
      <p className={page.row}>
        <a className={buttons.secondary} href={about?.path ?? paths.home}>
          {about ? `Back to “${about.title}”` : 'Go to the home page'}
        </a>
      </p>
    </>
  );
}

export const feedbackResult: ResultPage<ResultPages['feedback']> = {
  body: (about) => <FeedbackBody about={about} />,
  head: (site) => ({
    title: 'Thanks for your answer',
    description: `Your answer helps ${site.name} see which pages and answers need more work.`,
    canonical: paths.feedbackSent,
    crumbs: breadcrumbsTo({ name: 'Your answer', path: paths.feedbackSent }),
  }),
};
