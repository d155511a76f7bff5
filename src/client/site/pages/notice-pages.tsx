/** Where a form or a link leads after success when there is no script to show it. Not for search engines. */
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import buttons from '#client/ui/button.module.css';
import { SIGN_UP_CONFIRMED, UNSUBSCRIBED } from '#shared/newsletter/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';

interface Notice {
  path: string;
  heading: string;
  text: string;
  /** What to do about it. */
  more?: string;
  next: { label: string; href: string };
}

function NoticeBody({ heading, text, more, next }: Notice) {
  const site = useSiteProfile();
  return (
    <>
      <PageIntro heading={heading}>
        <p>{text}</p>
        {more && <p>{more}</p>}
      </PageIntro>
      <div className={page.row}>
        <p>
          <a className={buttons.secondary} href={next.href}>
            {next.label}
          </a>
        </p>
        <p className={page.note}>{site.legalNotice}</p>
      </div>
    </>
  );
}

function noticePage(notice: Notice): LoadedPage {
  return {
    body: <NoticeBody {...notice} />,
    head: (site) => ({
      title: notice.heading,
      description: `${notice.text} ${site.name} connects you with licensed broker partners.`,
      canonical: notice.path,
      modified: '2026-11-21',
      robots: 'noindex',
    }),
  };
}

/** After stopping emails: nobody else can start them again. */
const WAY_BACK = 'To get emails again, sign in to an account that has this address confirmed, and open Notifications.';

const home = { label: 'Go to the home page', href: paths.home };
const reading = { label: 'Read the latest articles', href: paths.blog };

export const contactSentPage = noticePage({
  path: paths.contactSent,
  heading: 'Message Sent',
  text: 'Thank you for your message! We will get back to you soon.',
  next: reading,
});

export const newsletterSentPage = noticePage({
  path: paths.newsletterSent,
  heading: 'Check your email',
  text: 'Success! Thank you for subscribing to our newsletter! Press the button in the email we just sent you.',
  next: reading,
});

export const newsletterConfirmedPage = noticePage({
  path: paths.newsletterConfirmed,
  heading: 'You’re subscribed',
  text: `${SIGN_UP_CONFIRMED} Every email has a link to unsubscribe with one click.`,
  next: reading,
});

export const newsletterUnsubscribedPage = noticePage({
  path: paths.newsletterUnsubscribed,
  heading: 'You’re unsubscribed',
  text: UNSUBSCRIBED,
  more: WAY_BACK,
  next: home,
});

export const emailsNeededPage = noticePage({
  path: paths.emailChoicesSaved.needed,
  heading: 'Your choice is saved',
  text: 'This address now gets only what your requests need, answers to what you ask us, and security emails.',
  more: WAY_BACK,
  next: home,
});

export const emailsNothingPage = noticePage({
  path: paths.emailChoicesSaved.nothing,
  heading: 'We won’t write to you again',
  text: 'This address now gets only answers to what you ask us, and security emails about any account you have.',
  more: WAY_BACK,
  next: home,
});
