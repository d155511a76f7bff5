import { breadcrumbsTo } from '#client/site/seo.ts';
import type { ResultPages } from '#shared/app/result-pages.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SearchResult } from '#shared/search/schema.ts';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import { QuestionBox } from '../layout/question-box.tsx';
import css from './result.module.css';
import type { ResultPage } from './result-page.ts';

function Results({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className={`plain-list ${page.stack} ${css.results}`}>
      {results.map(({ path, title, kind, excerpt }) => (
        <li key={path}>
          <p className={page.note}>{kind}</p>
          <h2 className={css.title}>
            <a href={path}>{title}</a>
          </h2>
          <p className={css.excerpt}>{excerpt}</p>
        </li>
      ))}
    </ol>
  );
}

function NothingFound() {
  return (
    <div className={css.empty}>
      <p>Nothing on this site answers that yet. These may help:</p>
      <ul>
        <li>Try different words, or fewer.</li>
        <li>
          Browse <a href={paths.faq}>all questions</a> or <a href={paths.allInsurance}>all insurance options</a>.
        </li>
        <li>
          <a href={paths.contact}>Contact us</a>: a licensed broker partner will reply.
        </li>
      </ul>
    </div>
  );
}

function Found({ q, results }: { q: string; results: readonly SearchResult[] }) {
  const pages = results.length === 1 ? '1 page' : `${results.length} pages`;
  return (
    <>
      <p className={css.count} role="status">
        {results.length === 0 ? 'Nothing found' : `${pages} found`} for “{q}”
      </p>
      {results.length === 0 ? <NothingFound /> : <Results results={results} />}
    </>
  );
}

function SearchBody({ data: { q, results } }: { data: ResultPages['search'] }) {
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
        {q && <Found q={q} results={results} />}
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
