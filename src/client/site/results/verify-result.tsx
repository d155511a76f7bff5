import { CertificateReport } from '#client/modules/consents/certificate-report.tsx';
import buttons from '#client/ui/button.module.css';
import type { ResultPages } from '#shared/app/result-pages.ts';
import { paths } from '#shared/platform/paths.ts';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import css from './result.module.css';
import type { ResultPage } from './result-page.ts';

/** What our server found about a certificate: without a script, or to ask our ledger as well. */
function VerifyBody({ data: { checked, failure } }: { data: ResultPages['verify'] }) {
  return (
    <>
      <PageIntro heading="Check a consent certificate" />
      <div className={`${page.row} ${page.stack}`}>
        {failure && (
          <p className={css.failure} role="alert">
            {failure}
          </p>
        )}
        {checked && <CertificateReport checked={checked} />}
        <p>
          <a className={buttons.secondary} href={paths.verify}>
            Check another certificate
          </a>
        </p>
      </div>
    </>
  );
}

export const verifyResult: ResultPage<ResultPages['verify']> = {
  body: (data) => <VerifyBody data={data} />,
  head: (site) => ({
    title: 'Check a consent certificate',
    description: `What was found about a consent certificate from ${site.name}.`,
    canonical: paths.verify,
  }),
};
