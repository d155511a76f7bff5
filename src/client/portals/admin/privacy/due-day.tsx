import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDay } from '#client/lib/format-date.ts';
import { useNow } from '#client/lib/use-now.ts';
import type { PrivacyDeskRow } from '#shared/privacy/desk-schema.ts';
import css from './privacy.module.css';
import { dueWords } from './privacy-words.ts';

/** The legal due date, and how far off it is. */
export function DueDay({ row: { dueAt, status, late } }: { row: Pick<PrivacyDeskRow, 'dueAt' | 'status' | 'late'> }) {
  const now = useNow();
  const day = <time dateTime={dueAt}>{formatDay(dueAt)}</time>;
  if (status !== 'open') return day;
  return (
    <span>
      {day}{' '}
      <span className={late ? css.late : css.muted}>
        {late && <IconAlertTriangle size={15} aria-hidden="true" />}
        {dueWords(dueAt, now)}
      </span>
    </span>
  );
}
