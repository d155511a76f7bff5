import { Text } from '@mantine/core';
import { formatDay } from '#client/lib/format-date.ts';
import { useNow } from '#client/lib/use-now.ts';
import { StateWord } from '#client/ui/state-word.tsx';
import type { PrivacyDeskRow } from '#shared/privacy/desk-schema.ts';
import { dueWords } from './privacy-words.ts';

/** The legal due date, and how far off it is. */
export function DueDay({ row: { dueAt, status, late } }: { row: Pick<PrivacyDeskRow, 'dueAt' | 'status' | 'late'> }) {
  const now = useNow();
  const day = <time dateTime={dueAt}>{formatDay(dueAt)}</time>;
  if (status !== 'open') return day;
  return (
    <span>
      {day}{' '}
      {late ? (
        <StateWord tone="warn">{dueWords(dueAt, now)}</StateWord>
      ) : (
        <Text component="span" c="dimmed" inherit>
          {dueWords(dueAt, now)}
        </Text>
      )}
    </span>
  );
}
