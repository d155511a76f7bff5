import { formatShortMoment } from '#client/lib/format-date.ts';
import css from './setting-form.module.css';

interface ChangedByProps {
  updatedByName: string | null;
  updatedAt: string | null;
}

/** Who changed it last; the audit log has the previous value. */
export function ChangedBy({ updatedByName, updatedAt }: ChangedByProps) {
  if (!updatedByName || !updatedAt) return <p className={css.changed}>As the product comes: nobody has changed it.</p>;
  return (
    <p className={css.changed}>
      Last changed by {updatedByName}: <time dateTime={updatedAt}>{formatShortMoment(updatedAt)}</time>
    </p>
  );
}
