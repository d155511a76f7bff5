import { formatMoment } from '#client/lib/format-time.ts';
import css from './setting-form.module.css';

interface ChangedByProps {
  updatedByName: string | null;
  updatedAt: string | null;
}

/** Who changed it last; the audit has what it was before. */
export function ChangedBy({ updatedByName, updatedAt }: ChangedByProps) {
  if (!updatedByName || !updatedAt) return <p className={css.changed}>As the product comes: nobody has changed it.</p>;
  return (
    <p className={css.changed}>
      Last changed by {updatedByName}: <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>
    </p>
  );
}
