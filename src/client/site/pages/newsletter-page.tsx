import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { breadcrumbsTo } from '#client/site/seo.ts';
import { newsletterConsent, newsletterTopics } from '#shared/newsletter/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { Island } from '../island.tsx';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';

function NewsletterPage() {
  const site = useSiteProfile();
  return (
    <>
      <PageIntro heading="Newsletter">
        <p>One mail a month about rules that change, seasons that matter and questions to ask. No offers, no prices.</p>
      </PageIntro>
      <div className={`${page.row} ${page.columns}`} data-columns="even">
        <section aria-labelledby="sign-up-heading">
          <h2 className={page.heading} id="sign-up-heading">
            Sign up
          </h2>
          <Island
            name="newsletter-form"
            props={{ id: 'newsletter-page', consent: newsletterConsent.text, topics: Object.entries(newsletterTopics) }}
          />
        </section>
        <section aria-labelledby="promise-heading">
          <h2 className={page.heading} id="promise-heading">
            What you can count on
          </h2>
          <ul className={page.points}>
            <li>Nothing comes before you have pressed the button in the mail that asks you to confirm.</li>
            <li>Every mail has a link that takes you off the list with one press, without signing in.</li>
            <li>Your address goes to no broker and no insurer. The newsletter is not a request for a quote.</li>
            <li>We keep the words you agreed to and the day, so that you can ask for them.</li>
            <li>
              {site.legalNotice} The <a href={paths.privacy}>privacy policy</a> says what else we do with your address:
              nothing.
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}

export const newsletterPage: LoadedPage = {
  body: <NewsletterPage />,
  head: (site) => ({
    title: 'Newsletter',
    description: `One mail a month about insurance in ${site.region}: rules that change, seasons that matter, questions to ask. Choose your topics, leave with one press.`,
    canonical: paths.newsletter,
    modified: '2026-11-21',
    crumbs: breadcrumbsTo({ name: 'Newsletter', path: paths.newsletter }),
  }),
};
