import { formatDay } from '#client/lib/format-date.ts';
import { useReadingDay } from '#client/lib/reading-day.tsx';
import { changesIn, factsIn } from '#shared/content/prose.ts';
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

const keyOf = ({ publisher, title }: Source) => `${publisher}: ${title}`;

/**
 * When the page was last checked, its sources, what changed in its dated facts, and where corrections are listed. A review is claimed only
 * where a licensed person is named.
 */
export function PageFacts({ reviewed, sources, content }: PageFactsProps) {
  const changes = changesIn(content, useReadingDay());
  const dated = factsIn(content).flatMap((fact) => fact.sources);
  const named = new Map<string, Source>([...sources, ...dated].map((source) => [keyOf(source), source]));
  const sections = new Map(dated.flatMap((source) => (source.section ? [[keyOf(source), source.section]] : [])));
  const checked = [reviewed, ...factsIn(content).map((fact) => fact.reviewed)].sort().at(-1) ?? reviewed;
  return (
    <footer className={css.facts}>
      <p>
        {named.size > 0 ? 'Checked against public sources on' : 'Last checked on'}{' '}
        <time dateTime={checked}>{formatDay(checked)}</time>. This page is general information, not advice about your
        policy. Found a mistake? See <a href={paths.corrections}>Corrections</a>.
      </p>
      {named.size > 0 && (
        <>
          <h2>Sources</h2>
          <ul>
            {[...named].map(([key, { title, publisher, url, published, note }]) => (
              <li key={key}>
                {publisher}: {url ? <a href={url}>{keepUnits(title)}</a> : keepUnits(title)}
                {sections.has(key) && `, section ${sections.get(key)}`}
                {published && ` (${published})`}
                {note && <>. {note}.</>}
              </li>
            ))}
          </ul>
        </>
      )}
      {changes.length > 0 && (
        <>
          <h2>What changed</h2>
          <ul>
            {changes.map(({ on, name, what }) => (
              <li key={`${on} ${name} ${what}`}>
                <time dateTime={on}>{formatDay(on)}</time>, {keepUnits(name)}: {keepUnits(what)}
              </li>
            ))}
          </ul>
        </>
      )}
    </footer>
  );
}
