import { TopicChoice } from '#client/modules/newsletter/topic-choice.tsx';
import { breadcrumbsTo } from '#client/site/seo.ts';
import buttons from '#client/ui/button.module.css';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import type { ResultPages } from '#shared/app/result-pages.ts';
import { newsletterConsent, newsletterTopics } from '#shared/newsletter/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import { FormProblem } from './form-problem.tsx';
import css from './result.module.css';
import type { ResultPage } from './result-page.ts';

const idOf = (name: string) => `sign-up-${name}`;

/** The sign-up, submitted without a script and rejected. */
function NewsletterResultBody({ data }: { data: ResultPages['newsletter'] }) {
  const { email = '', topics = [] } = data.values;
  const error = data.issues.find(({ path }) => path === 'email')?.message;
  return (
    <>
      <PageIntro heading="You’re not signed up yet" />
      <div className={`${page.row} ${css.narrow}`}>
        <FormProblem form={data} idOf={idOf} />
        <form method="post" action={paths.newsletter} className={css.form}>
          <TopicChoice
            topics={Object.entries(newsletterTopics)}
            chosen={typeof topics === 'string' ? [topics] : topics}
          />
          <Field id={idOf('email')} label="Your email" error={error}>
            <input
              {...fieldAttributes(idOf('email'), { error })}
              className={field.control}
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={String(email)}
              required
            />
          </Field>
          <p>{newsletterConsent.text}</p>
          <p>
            <button className={buttons.primary} type="submit">
              Subscribe
            </button>
          </p>
        </form>
      </div>
    </>
  );
}

export const newsletterResult: ResultPage<ResultPages['newsletter']> = {
  body: (data) => <NewsletterResultBody data={data} />,
  head: (site) => ({
    title: 'Check your sign-up',
    description: `You’re not signed up for the ${site.name} newsletter yet. What you typed is still in the form.`,
    canonical: paths.newsletter,
    crumbs: breadcrumbsTo({ name: 'Newsletter', path: paths.newsletter }),
  }),
};
