import type { ChatSource } from '#shared/assistant/schema.ts';
import css from './answer.module.css';

interface SourceListProps {
  sources: readonly ChatSource[];
  /** The answer above: sources it cites by number are its basis. Otherwise they are further reading. */
  answer: string;
}

export function SourceList({ sources, answer }: SourceListProps) {
  const isCited = sources.some(({ n }) => answer.includes(`[${n}]`));
  return (
    <div className={css.sources}>
      <p className={css.label}>{isCited ? 'Sources for this answer' : 'Related pages'}</p>
      <ol aria-label="Sources">
        {sources.map(({ n, title, heading, path }) => (
          <li key={n} value={n}>
            <a href={path}>{title}</a>
            {heading && heading !== title && <span className={css.under}>{heading}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
