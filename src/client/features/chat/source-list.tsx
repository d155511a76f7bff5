import type { ChatSource } from '#shared/chat/schema.ts';
import css from './message-item.module.css';

/** The pages an answer stands on, by the numbers that stand in it. */
export function SourceList({ sources }: { sources: readonly ChatSource[] }) {
  return (
    <div className={css.sources}>
      <p className={css.sourcesLabel}>Where this stands</p>
      <ol className={css.sourceList}>
        {sources.map(({ n, title, heading, path }) => (
          <li key={n} value={n} className={css.source}>
            <a href={path}>{title}</a>
            {heading && heading !== title && <span className={css.under}>{heading}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
