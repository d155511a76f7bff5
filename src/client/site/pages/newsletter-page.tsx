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
        <p>One email a month on rule changes, seasonal risks and questions to ask. No offers, no prices.</p>
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
            <li>We send nothing until you confirm with the button in the email we send you.</li>
            <li>Every email has a link to unsubscribe with one click, without signing in.</li>
            <li>We don’t share your address with brokers or insurers. Signing up doesn’t request a quote.</li>
            <li>We keep a record of what you agreed to and when, and you can ask for it.</li>
            <li>
              {site.legalNotice} The <a href={paths.privacy}>privacy policy</a> explains that we use your address for
              nothing else.
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
    description: `One email a month about insurance in ${site.region}: rule changes, seasonal risks and questions to ask. Choose your topics, and unsubscribe with one click.`,
    canonical: paths.newsletter,
    modified: '2026-11-21',
    crumbs: breadcrumbsTo({ name: 'Newsletter', path: paths.newsletter }),
  }),
};
