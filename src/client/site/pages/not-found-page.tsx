import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { waysOn } from '#client/lib/ways-on.ts';
import { Card } from '#client/ui/card.tsx';
import { paths } from '#shared/platform/paths.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import cards from '../cards/cards.module.css';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import { QuestionBox } from '../layout/question-box.tsx';
import type { LoadedPage } from '../page.ts';

function NotFoundPage() {
  const site = useSiteProfile();
  return (
    <>
      <PageIntro heading="Page Not Found">
        <p>The address may have changed or may contain a typo. Here are some good places to start.</p>
      </PageIntro>
      <div className={page.row}>
        <QuestionBox id="not-found-question" action={paths.search} label="Search this site" button="Search" />
        <CardGrid pairs>
          {waysOn.map((way) => (
            <li key={way.href}>
              <Card as="a" padding="small" className={`${cards.card} ${cards.plain}`} href={way.href}>
                <span className={cards.label}>{way.label}</span>
                <span className={cards.description}>{way.text}</span>
              </Card>
            </li>
          ))}
        </CardGrid>
        <p className={page.note}>{site.legalNotice}</p>
      </div>
    </>
  );
}

export const notFoundPage: LoadedPage = {
  body: <NotFoundPage />,
  head: (site) => ({
    title: 'Page Not Found',
    description: `This page on ${site.name} doesn’t exist. Try the home page, our services, a quote or the contact form.`,
    canonical: null,
    modified: '2026-11-21',
    robots: 'noindex, follow',
  }),
};
