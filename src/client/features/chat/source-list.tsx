import type { ChatSource } from '#shared/chat/schema.ts';
import css from './message-item.module.css';

interface SourceListProps {
  sources: readonly ChatSource[];
  /** The words beside them name them by number: they stand on them. Otherwise they are pages to look at. */
  cited: boolean;
}

export function SourceList({ sources, cited }: SourceListProps) {
  return (
    <div className={css.sources}>
      <p className={css.sourcesLabel}>{cited ? 'Where this stands' : 'Pages to look at'}</p>
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
