import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { breadcrumbsTo } from '#client/site/seo.ts';
import { CONSENT_KEYS_PATH, paths, VERIFIER_PATH } from '#shared/platform/paths.ts';
import { Island } from '../island.tsx';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';

/** Where anyone checks a certificate of consent. */
function VerifyBody() {
  const { name } = useSiteProfile();
  return (
    <>
      <PageIntro heading="Check a consent certificate">
        <p>
          A consent certificate from {name} says what someone agreed to, word for word, and when. Check here that nobody
          changed it. It doesn’t say what happened later: ask us whether the consent was withdrawn.
        </p>
      </PageIntro>
      <div className={`${page.row} ${page.stack}`}>
        <Island name="certificate-check" props={{}} />
        <section aria-labelledby="without-us">
          <h2 className={page.heading} id="without-us">
            Check it without us
          </h2>
          <p>
            Save <a href={VERIFIER_PATH}>the program</a> and <a href={CONSENT_KEYS_PATH}>our public keys</a>, then run{' '}
            <code>node verify-consent.mjs certificate.json consent-keys.json</code>. It’s one file that you can read,
            and it also works when our website doesn’t.
          </p>
        </section>
      </div>
    </>
  );
}

export const verifyPage: LoadedPage = {
  body: <VerifyBody />,
  head: (site) => ({
    title: 'Check a consent certificate',
    description: `Check that a consent certificate from ${site.name} is exactly what was issued, here or with a program of your own.`,
    canonical: paths.verify,
    modified: '2026-11-26',
    crumbs: breadcrumbsTo({ name: 'Check a consent certificate', path: paths.verify }),
  }),
};
