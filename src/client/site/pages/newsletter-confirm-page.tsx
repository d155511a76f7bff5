import { newsletterConsent } from '#shared/newsletter/schema.ts';
import { paths } from '#shared/paths.ts';
import { Island } from '../island.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';
import css from './newsletter-confirm-page.module.css';

/** Where the link of the confirmation mail leads. */
function NewsletterConfirmPage() {
  return (
    <>
      <PageIntro heading="Confirm your sign-up">
        <p>
          One press, and the newsletter comes to your inbox. If you did not ask for it, close this page and nothing is
          sent.
        </p>
      </PageIntro>
      <div className={css.confirmation}>
        <noscript>
          <p>
            Confirming needs JavaScript. Without it, <a href={paths.contact}>send us a message</a> and we add you by
            hand.
          </p>
        </noscript>
        <Island name="newsletter-confirmation" props={{ consent: newsletterConsent.text }} />
      </div>
    </>
  );
}

export const newsletterConfirmPage: LoadedPage = {
  Body: NewsletterConfirmPage,
  head: (site) => ({
    title: 'Confirm your newsletter sign-up',
    description: `Confirm that the newsletter of ${site.name} should come to your address.`,
    canonical: paths.newsletterConfirm,
    robots: 'noindex',
  }),
};
