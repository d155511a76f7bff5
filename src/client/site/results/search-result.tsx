import { Fragment } from 'react';
import { breadcrumbsTo } from '#client/site/seo.ts';
import type { ResultPages } from '#shared/app/result-pages.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SearchAnswer, SearchMark, SearchResult } from '#shared/search/schema.ts';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import { QuestionBox } from '../layout/question-box.tsx';
import css from './result.module.css';
import type { ResultPage } from './result-page.ts';

/** A text with the words that were searched for marked. */
function Marked({ text, marks }: { text: string; marks: readonly SearchMark[] }) {
  const after = [0, ...marks.map(({ ends }) => ends)];
  return (
    <>
      {marks.map(({ begins, ends }, at) => (
        <Fragment key={begins}>
          {text.slice(after[at], begins)}
          <mark>{text.slice(begins, ends)}</mark>
        </Fragment>
      ))}
      {text.slice(after.at(-1))}
    </>
  );
}

function Results({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className={`plain-list ${page.stack} ${css.results}`}>
      {results.map(({ path, title, kind, excerpt, marks }) => (
        <li key={path}>
          <p className={page.note}>{kind}</p>
          <h2 className={css.title}>
            <a href={path}>{title}</a>
          </h2>
          <p className={css.excerpt}>
            <Marked text={excerpt} marks={marks} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function OtherWays() {
  return (
    <ul className={css.results}>
      <li>Try different words, or fewer.</li>
      <li>
        Browse <a href={paths.faq}>all questions</a> or <a href={paths.allInsurance}>all insurance options</a>.
      </li>
      <li>
        <a href={paths.contact}>Contact us</a>: a licensed broker partner will reply.
      </li>
    </ul>
  );
}

function Found({ q, found: { isAnswered, results } }: { q: string; found: SearchAnswer }) {
  const pages = results.length === 1 ? '1 page' : `${results.length} pages`;
  return (
    <>
      <p className={css.count} role="status">
        {isAnswered ? `${pages} about “${q}”` : `We have no page about “${q}”.`}
        {!isAnswered && results.length > 0 && ' The nearest are:'}
      </p>
      <Results results={results} />
      {!isAnswered && (
        <div className={css.empty}>
          <h2 className={css.title}>Not what you’re looking for?</h2>
          <OtherWays />
        </div>
      )}
    </>
  );
}

function SearchBody({ data: { q, found } }: { data: ResultPages['search'] }) {
  return (
    <>
      <PageIntro heading="Search" />
      <div className={page.row}>
        <QuestionBox
          id="search"
          action={paths.search}
          label="What would you like to know?"
          hint="A question in your own words is fine."
          button="Search"
          asked={q}
        />
        {found && <Found q={q} found={found} />}
      </div>
    </>
  );
}

export const searchResult: ResultPage<ResultPages['search']> = {
  body: (data) => <SearchBody data={data} />,
  head: (site) => ({
    title: 'Search',
    description: `Search the pages, articles and questions on ${site.name} about insurance in ${site.region}.`,
    canonical: paths.search,
    crumbs: breadcrumbsTo({ name: 'Search', path: paths.search }),
  }),
};
