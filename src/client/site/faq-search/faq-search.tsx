import buttons from '#client/ui/button.module.css';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { paths } from '#shared/platform/paths.ts';
import css from '../layout/questions.module.css';

/** Filters the questions on the page while typing (`narrow-questions.ts`). Without a script it uses the site's search. */
export function FaqSearch() {
  return (
    <search className={`${css.search} not-printed`}>
      <form
        action={paths.search}
        method="get"
        data-faq-search=""
        toolname="search_site"
        tooldescription="Search the pages, articles and questions on this site"
      >
        <Field id="faq-search" label="Search questions">
          <div className={css.line}>
            <input
              className={field.control}
              id="faq-search"
              type="search"
              name="q"
              autoComplete="off"
              maxLength={200}
            />
            <button className={`${buttons.secondary} ${buttons.compact}`} type="submit">
              Search all pages
            </button>
          </div>
        </Field>
        <p className={css.status} role="status" />
      </form>
    </search>
  );
}
