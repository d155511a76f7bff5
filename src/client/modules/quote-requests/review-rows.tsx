import type { DescribedRow } from '#shared/lines/describe.ts';
import { markWords, type ReadMarks } from '#shared/lines/reading/marks.ts';
import css from './review-answers.module.css';

interface ReviewRowsProps {
  rows: readonly DescribedRow[];
  /** Which of them were read from a paper. */
  marks?: ReadMarks;
}

/** Questions and answers side by side, stacked on a phone. */
export function ReviewRows({ rows, marks = {} }: ReviewRowsProps) {
  return (
    <dl>
      {rows.map(({ path, label, value }) => (
        <div key={path} className={css.row}>
          <dt className={css.question}>{label}</dt>
          <dd className={css.answer}>
            {value}
            {marks[path] && <span className={css.readFrom}>{markWords(marks[path])}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
