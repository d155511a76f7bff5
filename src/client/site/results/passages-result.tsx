import { paths } from '#shared/paths.ts';
import type { ResultPages } from '#shared/result-pages.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { QuestionBox } from '../layout/question-box.tsx';
import type { ResultPage } from './result-page.ts';
import css from './search-result.module.css';

/** What is found for a question, with the scores: the retrieval that answers stand on, seen from inside. */
function PassagesBody({ data: { q, passages } }: { data: ResultPages['passages'] }) {
  return (
    <>
      <PageIntro heading="What an answer stands on">
        <p>A question, and the passages of this site that are found for it, the best first, with their scores.</p>
      </PageIntro>
      <div className={css.page}>
        <QuestionBox id="question" action={paths.aiTest} label="Question" button="Find passages" asked={q} />
        {q && (
          <p className={css.count} role="status">
            {passages.length} passages found for “{q}”
          </p>
        )}
        <ol className={css.results}>
          {passages.map(({ id, title, heading, excerpt, score }) => (
            <li key={id}>
              <p className={css.kind}>
                Score {score}, {id}
              </p>
              <h2 className={css.title}>
                <a href={id}>{heading || title}</a>
              </h2>
              <p className={css.excerpt}>{excerpt}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

export const passagesResult: ResultPage<ResultPages['passages']> = {
  body: (data) => <PassagesBody data={data} />,
  head: (site) => ({
    title: 'What an answer stands on',
    description: `The passages of ${site.name} that are found for a question, with their scores.`,
    canonical: paths.aiTest,
  }),
};
