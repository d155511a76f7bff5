/** Where the links in newsletter emails lead: a sentence and a button. Opening them changes nothing; pressing the button does. */
import { breadcrumbsTo } from '#client/site/seo.ts';
import buttons from '#client/ui/button.module.css';
import type { LinkStep } from '#shared/app/result-pages.ts';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
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
  button: string;
  name: string;
}

function LinkBody({ page, data: { token, failure } }: { page: LinkPage; data: LinkStep }) {
  const { path, heading, lead, consent, button } = page;
  return (
    <>
      <PageIntro heading={heading}>
        <p>{lead}</p>
      </PageIntro>
      <div className={`${layout.row} ${css.narrow}`}>
        {failure && (
          <p className={css.failure} role="alert">
            {failure}
          </p>
        )}
        {consent && <p>{consent}</p>}
        <form method="post" action={path} className={css.action}>
          <input type="hidden" name="token" value={token} />
          <button className={buttons.primary} type="submit">
            {button}
          </button>
        </form>
      </div>
    </>
  );
}

function linkResult(page: LinkPage): ResultPage<LinkStep> {
  const { path, heading, name } = page;
  return {
    body: (data) => <LinkBody page={page} data={data} />,
    head: (site) => ({
      title: heading,
      description: `${heading}: the ${site.name} newsletter goes only to people who signed up for it, and you can unsubscribe with one click.`,
      canonical: path,
      crumbs: breadcrumbsTo({ name: 'Newsletter', path: paths.newsletter }, { name, path }),
    }),
  };
}

export const newsletterConfirmResult = linkResult({
  path: paths.newsletterConfirm,
  heading: 'Confirm your sign-up',
  lead: 'Confirm to start getting the newsletter. If you didn’t ask for it, close this page and we won’t send you anything.',
  consent: newsletterConsent.text,
  button: 'Confirm my sign-up',
  name: 'Confirm',
});

export const newsletterUnsubscribeResult = linkResult({
  path: paths.newsletterUnsubscribe,
  heading: 'Unsubscribe',
  lead: 'Confirm and we’ll stop sending the newsletter to this address. You don’t need to sign in.',
  button: 'Unsubscribe me',
  name: 'Unsubscribe',
});
