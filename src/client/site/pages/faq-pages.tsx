/** Every question on one page, and a page for each category. */
import { breadcrumbsTo, faqPage as faqData } from '#client/site/seo.ts';
import type { FaqCategory } from '#shared/content/faq/category.ts';
import { faqCategories, faqItems } from '#shared/content/faq/registry.ts';
import { lastChange } from '#shared/content/prose.ts';
import { paths } from '#shared/platform/paths.ts';
import { FaqSearch } from '../faq-search/faq-search.tsx';
import { FaqList } from '../layout/faq-list.tsx';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import css from '../layout/questions.module.css';
import type { LoadedPage } from '../page.ts';

/** The day the questions were last reviewed. */
const REVIEWED = '2026-11-22';
/** The most common questions: the only ones that the page with all questions publishes to search engines. */
const FIRST = 'first-questions';

function CategoryNav({ current }: { current?: string }) {
  return (
    <nav className={`${css.subjects} not-printed`} aria-label="Topics">
      <ul className="plain-list">
        <li>
          <a href={paths.faq} aria-current={current ? undefined : 'page'}>
            All questions
          </a>
        </li>
        {faqCategories.map(({ id, name }) => (
          <li key={id}>
            <a href={paths.faqCategory(id)} aria-current={id === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first six with their answers, the others as links to theirs: the page must not grow with every new answer. */
function QuestionGroup({ category: { id, name, questions } }: { category: FaqCategory }) {
  return (
    <section className={page.group} id={id} aria-labelledby={`${id}-heading`} data-question-group="">
      <h2 className={page.heading} id={`${id}-heading`}>
        {name}
      </h2>
      {id === FIRST ? (
        <FaqList items={questions} category={id} />
      ) : (
        <ul className={`plain-list ${css.list}`}>
          {questions.map((question) => (
            <li key={question.id} data-question="">
              <a className={css.link} href={paths.faqItem(id, question.id)}>
                {question.question}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FaqPage() {
  return (
    <>
      <PageIntro heading="Frequently asked questions">
        <p>
          {faqItems.length} questions, answered without jargon. The answers are general information. For your situation,
          check your policy or ask a licensed broker.
        </p>
      </PageIntro>
      <div className={`${page.row} ${page.columns}`} data-columns="aside-first">
        <CategoryNav />
        <div>
          <FaqSearch />
          {faqCategories.map((category) => (
            <QuestionGroup key={category.id} category={category} />
          ))}
        </div>
      </div>
    </>
  );
}

const crumb = { name: 'FAQ', path: paths.faq };

export const faqPage: LoadedPage = {
  body: <FaqPage />,
  head: (site, day) => ({
    title: 'Insurance questions and answers',
    description: `Answers to ${faqItems.length} questions about auto, home, business, life, travel and Super Visa insurance in ${site.region}, as well as claims and brokers.`,
    canonical: paths.faq,
    modified: lastChange(faqCategories, REVIEWED, day),
    crumbs: breadcrumbsTo(crumb),
    structuredData: [faqData(faqCategories.find(({ id }) => id === FIRST)?.questions ?? [], day)],
  }),
};

export function faqCategoryPage(category: FaqCategory): LoadedPage {
  const path = paths.faqCategory(category.id);
  return {
    body: (
      <>
        <PageIntro heading={`Questions: ${category.name}`}>
          <p>{category.description}</p>
        </PageIntro>
        <div className={`${page.row} ${page.columns}`} data-columns="aside-first">
          <CategoryNav current={category.id} />
          <FaqList items={category.questions} category={category.id} level={2} />
        </div>
      </>
    ),
    head: (_site, day) => ({
      title: `Questions and answers: ${category.name}`,
      description: category.description,
      canonical: path,
      modified: lastChange(category, REVIEWED, day),
      crumbs: breadcrumbsTo(crumb, { name: category.name, path }),
      structuredData: [faqData(category.questions, day)],
    }),
  };
}
