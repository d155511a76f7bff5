import type { ChatPassage } from '#shared/assistant/schema.ts';
import css from './chatbot.module.css';

const percent = new Intl.NumberFormat('en-CA', { style: 'percent' });
const score = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface PassageListProps {
  passages: readonly ChatPassage[];
  /** With the passages' text; otherwise only their titles and scores. */
  excerpts?: boolean;
}

/** The passages found for a question, best first, with their scores and whether they were used for the answer. */
export function PassageList({ passages, excerpts = false }: PassageListProps) {
  return (
    <ol className={`plain-list ${css.passages}`}>
      {passages.map(({ n, id, title, heading, excerpt, ...found }) => (
        <li key={id} data-given={n !== null || undefined}>
          <p className={css.facts}>
            <span className={css.given}>{n === null ? 'Not used' : `Used as ${n}`}</span>
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
