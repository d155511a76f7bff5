import { formatDay } from '#client/lib/format-date.ts';
import type { Reviewer } from '#shared/content/types.ts';
import css from '../layout/page-intro.module.css';

/** Who checked the text, under its title. */
export function ReviewedBy({ reviewer: { name, licence, date } }: { reviewer: Reviewer }) {
  return (
    <p className={css.byline}>
      Reviewed by {name}, {licence}, on <time dateTime={date}>{formatDay(date)}</time>
    </p>
  );
}
