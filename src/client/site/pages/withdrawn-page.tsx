import { paths } from '#shared/platform/paths.ts';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import { QuestionBox } from '../layout/question-box.tsx';
import type { LoadedPage } from '../page.ts';

function WithdrawnPage() {
  return (
    <>
      <PageIntro heading="This article was withdrawn">
        <p>
          It’s no longer part of this website. <a href={paths.blog}>All articles</a>
        </p>
      </PageIntro>
      <div className={page.row}>
        <QuestionBox id="withdrawn-question" action={paths.search} label="Search this site" button="Search" />
      </div>
    </>
  );
}

/** Sent with status 410 at the address of an article that was withdrawn: search engines remove it, and a reader knows that the link was right. */
export const withdrawnPage: LoadedPage = {
  body: <WithdrawnPage />,
  head: (site) => ({
    title: 'Article withdrawn',
    description: `This article is no longer part of ${site.name}. See all articles, or search this website.`,
    canonical: null,
    modified: '2026-11-28',
    robots: 'noindex, follow',
  }),
};
