import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { ContactFields, contactFieldId } from '#client/modules/contact-messages/contact-fields.tsx';
import { breadcrumbsTo } from '#client/site/seo.ts';
import type { ResultPages } from '#shared/app/result-pages.ts';
import { paths } from '#shared/platform/paths.ts';
import { contactFormTexts } from '../layout/contact-form-island.tsx';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import { FormProblem } from './form-problem.tsx';
import css from './result.module.css';
import type { ResultPage } from './result-page.ts';

/** The contact form, submitted without a script and rejected: with the typed values and the errors. */
function ContactResultBody({ data }: { data: ResultPages['contact'] }) {
  const site = useSiteProfile();
  return (
    <>
      <PageIntro heading="Your message hasn’t been sent yet" />
      <div className={`${page.row} ${css.narrow}`}>
        <FormProblem form={data} idOf={contactFieldId} />
        <form method="post" action={paths.contact}>
          <ContactFields {...contactFormTexts(site)} issues={data.issues} values={data.values} />
        </form>
      </div>
    </>
  );
}

export const contactResult: ResultPage<ResultPages['contact']> = {
  body: (data) => <ContactResultBody data={data} />,
  head: (site) => ({
    title: 'Check your message',
    description: `Your message to ${site.name} hasn’t been sent yet. What you wrote is still in the form.`,
    canonical: paths.contact,
    crumbs: breadcrumbsTo({ name: 'Contact', path: paths.contact }),
  }),
};
