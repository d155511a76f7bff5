import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { waysOn } from '#client/lib/ways-on.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';
import css from './not-found-page.module.css';

function NotFoundPage() {
  const site = useSiteProfile();
  return (
    <>
      <PageIntro heading="Page Not Found">
        <p>The address may have changed, or a letter is missing. These are good places to go on from.</p>
      </PageIntro>
      <div className={css.ways}>
        <ul className={css.list}>
          {waysOn.map((way) => (
            <li key={way.href}>
              <a className={css.way} href={way.href}>
                <span className={css.label}>{way.label}</span>
                <span className={css.text}>{way.text}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className={css.notice}>{site.legalNotice}</p>
      </div>
    </>
  );
}

export const notFoundPage: LoadedPage = {
  body: <NotFoundPage />,
  head: (site) => ({
    title: 'Page Not Found',
    description: `This page of ${site.name} does not exist. Go on to the home page, the services, a quote or a message.`,
    canonical: null,
    modified: '2026-11-21',
    robots: 'noindex, follow',
  }),
};
