import { breadcrumbsTo, localBusiness } from '#client/site/seo.ts';
import { paths } from '#shared/platform/paths.ts';
import { ContactDetails } from '../layout/contact-details.tsx';
import { ContactFormIsland } from '../layout/contact-form-island.tsx';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';

function ContactPage() {
  return (
    <>
      <PageIntro heading="Contact us">
        <p>
          Ask about a policy, a renewal or a letter from your insurer. If you already know what you want to insure,{' '}
          <a href={paths.getQuote}>get a quote</a> instead, so we can ask the right questions.
        </p>
      </PageIntro>
      <div className={`${page.row} ${page.columns}`}>
        <div>
          <h2 className={page.heading}>Send a message</h2>
          <ContactFormIsland />
        </div>
        <div>
          <h2 className={page.heading}>Other ways to reach us</h2>
          <ContactDetails />
        </div>
      </div>
    </>
  );
}

export const contactPage: LoadedPage = {
  body: <ContactPage />,
  head: (site) => ({
    title: 'Contact us',
    description: `Send ${site.name} a message about insurance in ${site.region}. Licensed broker partners reply Monday to Saturday.`,
    canonical: paths.contact,
    modified: '2026-11-21',
    crumbs: breadcrumbsTo({ name: 'Contact', path: paths.contact }),
    structuredData: [localBusiness(site)],
  }),
};
