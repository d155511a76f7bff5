import { formatDay } from '#client/lib/format-date.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { breadcrumbsTo } from '#client/site/seo.ts';
import { corrections } from '#shared/content/corrections/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import { PageBody } from '../content/page-body.tsx';
import { Prose } from '../content/prose.tsx';
import css from '../content/text-section.module.css';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';

function CorrectionsBody() {
  const { email } = useSiteProfile();
  return (
    <>
      <PageIntro heading="Corrections">
        <p>
          What our pages said that was wrong, what they say now, and when we corrected it. When a rule changes on a set
          date and our wording changes with it, that isn’t listed here.
        </p>
      </PageIntro>
      <PageBody
        aside={
          <p>
            Found something wrong? Write to <a href={`mailto:${email}`}>{email}</a> with the address of the page. We
            check it against the source and reply to you.
          </p>
        }
      >
        {corrections.length === 0 ? (
          <p>Nothing has been corrected yet.</p>
        ) : (
          corrections.map(({ on, where, path, was, now }) => (
            <section className={css.section} key={`${on}${path}${was}`}>
              <h2 className={page.heading}>
                <a href={path}>{where}</a>
              </h2>
              <p className={page.note}>
                Corrected on <time dateTime={on}>{formatDay(on)}</time>
              </p>
              <Prose className={css.text} text={`**It said:** ${was}\n\n**It says now:** ${now}`} />
            </section>
          ))
        )}
      </PageBody>
    </>
  );
}

export const correctionsPage: LoadedPage = {
  body: <CorrectionsBody />,
  head: (site) => ({
    title: 'Corrections',
    description: `What pages on ${site.name} said that was wrong, what they say now, and the day each statement was corrected.`,
    canonical: paths.corrections,
    modified: corrections[0]?.on ?? '2026-11-26',
    crumbs: breadcrumbsTo({ name: 'Corrections', path: paths.corrections }),
  }),
};
