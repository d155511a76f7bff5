import { Text } from '@mantine/core';
import { formatDay } from '#client/lib/format-date.ts';
import type { OwnHours } from '#shared/brokers/working-hours.ts';
import css from './working-hours.module.css';

/** Holidays and days the brokerage is closed, which nobody has to enter. */
export function ClosedDays({ closed }: { closed: OwnHours['closed'] }) {
  return (
    <>
      <ul className={`plain-list ${css.closed}`}>
        {closed.map(({ day, name }) => (
          <li key={day}>
            <span>{name}</span> <span>{formatDay(day)}</span>
          </li>
        ))}
      </ul>
      <Text c="dimmed" size="sm">
        Clients can’t book calls on these days, whatever your hours are.
      </Text>
    </>
  );
}
