import type { DescribedRow } from '#shared/lines/describe.ts';
import css from './review-answers.module.css';

/** Questions and answers side by side, stacked on a phone. */
export function ReviewRows({ rows }: { rows: readonly DescribedRow[] }) {
  return (
    <dl>
      {rows.map(({ path, label, value }) => (
        <div key={path} className={css.row}>
          <dt className={css.question}>{label}</dt>
          <dd className={css.answer}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
