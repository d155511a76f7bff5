import { useSiteProfile } from '#client/lib/site-profile.tsx';
import buttons from '#client/ui/button.module.css';
import type { ResultPages } from '#shared/app/result-pages.ts';
import { paths } from '#shared/platform/paths.ts';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import css from './result.module.css';
import type { ResultPage } from './result-page.ts';

/** An error as a page: for visitors without a script, instead of JSON. */
function ProblemBody({ data: { message, requestId, back } }: { data: ResultPages['problem'] }) {
  const site = useSiteProfile();
  return (
    <>
      <PageIntro heading="Something went wrong">
        <p role="alert">{message}</p>
      </PageIntro>
      <div className={`${page.row} ${css.narrow}`}>
        <p>
          <a className={buttons.secondary} href={back}>
            Go back and try again
          </a>
        </p>
        {requestId && (
          <p>
            If it happens again, <a href={`mailto:${site.email}`}>email us</a> and quote the number {requestId}.
          </p>
        )}
      </div>
    </>
  );
}

export const problemResult: ResultPage<ResultPages['problem']> = {
  body: (data) => <ProblemBody data={data} />,
  head: (site) => ({
    title: 'Something went wrong',
    description: `${site.name} couldn’t complete your request. The page says why, and how to try again.`,
    canonical: paths.home,
  }),
};
