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
        <p>Rule changes, seasonal risks and questions to ask. No offers, no prices.</p>
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
            <li>
              You won’t get it until you confirm using the button in an email. We ask you at most twice in 30&nbsp;days.
            </li>
            <li>Every email has a link to unsubscribe with one click, without signing in.</li>
            <li>
              Once you’ve asked us to stop, no one can sign your address up again. If you want the newsletter back,
              allow emails under Notifications in your account first.
            </li>
            <li>We don’t share your address with brokers or insurers. Signing up doesn’t request a quote.</li>
            <li>We keep a record of what you agreed to and when, and you can ask for it.</li>
            <li>
              {site.legalNotice} The <a href={paths.privacy}>privacy policy</a> explains that we don’t use your address
              for anything else.
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
    description: `A newsletter about insurance in ${site.region}: rule changes, seasonal risks and questions to ask. Choose your topics, and unsubscribe with one click.`,
    canonical: paths.newsletter,
    modified: '2026-11-26',
    crumbs: breadcrumbsTo({ name: 'Newsletter', path: paths.newsletter }),
  }),
};
