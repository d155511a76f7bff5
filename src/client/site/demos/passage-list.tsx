import type { ChatPassage } from '#shared/assistant/schema.ts';
import css from './passage-list.module.css';

const percent = new Intl.NumberFormat('en-CA', { style: 'percent' });
const score = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface PassageListProps {
  passages: readonly ChatPassage[];
  /** With what the passages say; otherwise their names and numbers alone. */
  excerpts?: boolean;
}

/** What was found for a question, the best first, with what each is worth and whether the answer was given it. */
export function PassageList({ passages, excerpts = false }: PassageListProps) {
  return (
    <ol className={css.passages}>
      {passages.map(({ n, id, title, heading, excerpt, ...found }) => (
        <li key={id} data-given={n !== null || undefined}>
          <p className={css.facts}>
            <span className={css.given}>{n === null ? 'Not given' : `Given as ${n}`}</span>
            <span>Score {score.format(found.score)}</span>
            <span>{percent.format(found.coverage)} of the words</span>
          </p>
          <p className={css.name}>
            <a href={id}>{heading || title}</a>
            {heading && heading !== title && <span className={css.under}>{title}</span>}
          </p>
          {excerpts && <p>{excerpt}</p>}
        </li>
      ))}
    </ol>
  );
}
