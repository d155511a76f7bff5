import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { keptWords, periodWords, retentionRules } from '#shared/data-classes/retention-rules.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import type { RetentionPreview } from '#shared/privacy/retention/schema.ts';
import css from './retention.module.css';

const rows = (count: number) => formatNumber(count);

/** One rule: what is removed after what period, and what it would remove now. */
export function RetentionRule({ rule, due, held, oldest, lastRun }: RetentionPreview['rules'][number]) {
  const { what, after, period, removed } = retentionRules[rule];
  return (
    <li className={css.rule}>
      <h5>
        {what}: {periodWords(period)} after {after}
      </h5>
      <p className={css.muted}>{removed}</p>
      <p className={css.due} data-due={due > 0 || undefined}>
        {due > 0 ? `${rows(due)} due for removal` : 'Nothing is due for removal'}
        {oldest && `, the oldest from ${formatDay(oldest)}`}
        {held > 0 && `. Legal holds keep ${rows(held)}`}.
      </p>
      <p className={css.muted}>
        {lastRun
          ? `Last run: ${formatShortMoment(lastRun.at)}, ${rows(lastRun.removed)} removed, ${keptWords(lastRun.kept)} kept by legal holds.`
          : 'Has not run yet.'}
      </p>
    </li>
  );
}
