/** Where the links of emails lead: a sentence and a button. Opening them changes nothing; pressing the button does. */
import { breadcrumbsTo } from '#client/site/seo.ts';
import buttons from '#client/ui/button.module.css';
import type { LinkStep } from '#shared/app/result-pages.ts';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
import type { SuppressionLevel } from '#shared/notifications/suppressions/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import layout from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import css from './result.module.css';
import type { ResultPage } from './result-page.ts';

interface LinkPage {
  path: string;
  heading: string;
  lead: string;
  /** The exact text that is agreed to. */
  consent?: string;
  buttons: readonly Choice[];
  /** What follows the buttons. */
  note?: string;
  name: string;
  description: string;
}

interface Choice {
  label: string;
  /** What it means, above the button. */
  means?: string;
  /** Sent as `level`, where there is a choice. */
  level?: SuppressionLevel;
}

function LinkBody({ page, data: { token, failure } }: { page: LinkPage; data: LinkStep }) {
  const { path, heading, lead, consent, buttons: choices, note } = page;
  return (
    <>
      <PageIntro heading={heading}>
        <p>{lead}</p>
      </PageIntro>
      <div className={layout.row}>
        {failure && (
          <p className={css.failure} role="alert">
            {failure}
          </p>
        )}
        {consent && <p>{consent}</p>}
        <form method="post" action={path} className={`${css.action} ${css.step}`}>
          <input type="hidden" name="token" value={token} />
          {choices.map(({ label, means, level }, index) => (
            <div key={label} className={css.choice}>
              {means && <p>{means}</p>}
              <button
                className={index === 0 ? buttons.primary : buttons.secondary}
                type="submit"
                {...(level && { name: 'level', value: level })}
              >
                {label}
              </button>
            </div>
          ))}
        </form>
        {note && <p className={`${css.after} ${css.step}`}>{note}</p>}
      </div>
    </>
  );
}

function linkResult(page: LinkPage): ResultPage<LinkStep> {
  const { path, heading, name, description } = page;
  return {
    body: (data) => <LinkBody page={page} data={data} />,
    head: () => ({
      title: heading,
      description: `${heading}: ${description}`,
      canonical: path,
      crumbs: path.startsWith(paths.newsletter)
        ? breadcrumbsTo({ name: 'Newsletter', path: paths.newsletter }, { name, path })
        : breadcrumbsTo({ name, path }),
    }),
  };
}

/** The newsletter's pages share it. */
const ONLY_SIGNED_UP =
  'the newsletter goes only to people who signed up for it, and you can unsubscribe with one click.';
/** In every page that stops emails: how to get them again. */
const WAY_BACK =
  'Change your mind later? Only you can allow emails again: sign in to an account that has this address confirmed, and open Notifications.';

export const newsletterConfirmResult = linkResult({
  path: paths.newsletterConfirm,
  heading: 'Confirm your sign-up',
  lead: 'Confirm to start getting the newsletter. If you didn’t ask for it, close this page and we won’t send you anything.',
  consent: newsletterConsent.text,
  buttons: [{ label: 'Confirm my sign-up' }],
  name: 'Confirm',
  description: ONLY_SIGNED_UP,
});

export const newsletterUnsubscribeResult = linkResult({
  path: paths.newsletterUnsubscribe,
  heading: 'Unsubscribe',
  lead: 'Confirm and we’ll stop sending the newsletter to this address. You don’t need to sign in.',
  buttons: [{ label: 'Unsubscribe me' }],
  note: WAY_BACK,
  name: 'Unsubscribe',
  description: ONLY_SIGNED_UP,
});

export const newsletterNeverResult = linkResult({
  path: paths.newsletterNever,
  heading: 'Never email me again',
  lead: 'Someone entered the address this email was sent to. Press the button and no one can sign it up or invite it again.',
  buttons: [{ label: 'Never email me again' }],
  note: `You’ll still get answers to what you ask us, and security emails about any account you have. ${WAY_BACK}`,
  name: 'Never email me again',
  description: 'an address that’s on this list gets no more emails it didn’t ask for.',
});

export const emailChoicesResult = linkResult({
  path: paths.emailChoices,
  heading: 'Choose which emails you get',
  lead: 'This applies to the address the email was sent to. You don’t need to sign in, and your choice applies right away.',
  buttons: [
    {
      label: 'Send only what my requests need',
      means:
        'You’ll get a broker’s questions, document requests and options, and hear who’s working on your request. No newsletter, no invitations.',
      level: 'needed',
    },
    {
      label: 'Send me nothing',
      means:
        'You won’t get emails about your requests either. Your broker can still call you, and your portal shows everything.',
      level: 'nothing',
    },
  ],
  note: `Either way, you’ll get answers to what you ask us, and security emails about any account you have. ${WAY_BACK}`,
  name: 'Your emails',
  description: 'only what your requests need, or nothing, without signing in.',
});
