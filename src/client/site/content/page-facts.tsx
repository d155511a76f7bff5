import { formatDay } from '#client/lib/format-date.ts';
import { factsIn } from '#shared/content/prose.ts';
import type { Source } from '#shared/content/types.ts';
import { paths } from '#shared/platform/paths.ts';
import { keepUnits } from '#shared/platform/units.ts';
import css from './page-body.module.css';

interface PageFactsProps {
  reviewed: string;
  sources: readonly Source[];
  /** The page itself: the sources of dated facts in its texts are listed too. */
  content: object;
}

/** When the page was last checked, its sources, and where corrections are listed. A review is claimed only where a licensed person is named. */
export function PageFacts({ reviewed, sources, content }: PageFactsProps) {
  const dated = factsIn(content).flatMap((fact) => fact.sources);
  const named = new Map([...sources, ...dated].map((source) => [`${source.publisher}: ${source.title}`, source]));
  const checked = [reviewed, ...factsIn(content).map((fact) => fact.reviewed)].sort().at(-1) ?? reviewed;
  return (
    <footer className={css.facts}>
      <p>
        {named.size > 0 ? 'Checked against public sources on' : 'Last checked on'}{' '}
        <time dateTime={checked}>{formatDay(checked)}</time>. This page is general information, not advice about your
        policy. Mistakes we’ve fixed are listed under <a href={paths.corrections}>Corrections</a>.
      </p>
      {named.size > 0 && (
        <>
          <h2>Sources</h2>
          <ul>
            {[...named].map(([key, { title, publisher, url, published }]) => (
              <li key={key}>
                {publisher}: {url ? <a href={url}>{keepUnits(title)}</a> : keepUnits(title)}
                {published && ` (${published})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </footer>
  );
}
