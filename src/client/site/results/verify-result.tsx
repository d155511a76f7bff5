import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { breadcrumbsTo } from '#client/site/seo.ts';
import type { ResultPages } from '#shared/app/result-pages.ts';
import { CONSENT_KEYS_PATH, paths, VERIFIER_PATH } from '#shared/platform/paths.ts';
import { Island } from '../island.tsx';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import type { ResultPage } from './result-page.ts';

/** Where anyone checks a certificate of consent. */
function VerifyBody({ data }: { data: ResultPages['verify'] }) {
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
        <Island name="certificate-check" props={data} />
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

export const verifyResult: ResultPage<ResultPages['verify']> = {
  body: (data) => <VerifyBody data={data} />,
  head: (site) => ({
    title: 'Check a consent certificate',
    description: `Check that a consent certificate from ${site.name} is exactly what was issued, here or with a program of your own.`,
    canonical: paths.verify,
    crumbs: breadcrumbsTo({ name: 'Check a certificate', path: paths.verify }),
  }),
};
