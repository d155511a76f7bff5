import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { dueLabels } from '#client/modules/cases/overview/due-labels.ts';
import { DueClock } from '#client/ui/due-clock.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';

function Calm({ children }: { children: ReactNode }) {
  return (
    <Text component="span" c="dimmed">
      {children}
    </Text>
  );
}

/** The most relevant time: the first deadline, how long it has been the client's turn, or when a hold ends. */
export function RowClock({ row }: { row: CaseSummary }) {
  if (row.dueAt && row.dueFor) return <DueClock due={row.dueAt} label={dueLabels[row.dueFor]} />;
  if (row.withdrawalDueAt) return <DueClock due={row.withdrawalDueAt} label="Confirm withdrawal" />;
  if (row.status === 'on_hold' && row.holdUntil) return <Calm>On hold until {formatDay(row.holdUntil)}</Calm>;
  if (row.waitingSince) return <Calm>Client’s turn since {formatShortMoment(row.waitingSince)}</Calm>;
  return <Calm>Nothing due</Calm>;
}
