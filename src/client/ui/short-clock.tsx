import { IconAlarm, IconClock, IconHourglassLow } from '@tabler/icons-react';
import { formatMoment } from '#client/lib/format-date.ts';
import { clockTone, shortDuration } from '#client/lib/remaining-time.ts';
import { useNow } from '#client/lib/use-now.ts';
import css from './due-clock.module.css';

const icons = { calm: IconClock, soon: IconHourglassLow, late: IconAlarm };
const ends = { calm: 'left', soon: 'left', late: 'late' };

/** The time left in a row of a list. Colour, icon and word say the same. `due` is an ISO date-time. */
export function ShortClock({ due }: { due: string }) {
  const now = useNow();
  const at = Date.parse(due);
  const tone = clockTone(at, now);
  const Icon = icons[tone];
  return (
    <time className={css.short} data-tone={tone} dateTime={due} title={`Due ${formatMoment(due)}`}>
      <Icon size={15} aria-hidden="true" />
      {shortDuration(at - now)} {ends[tone]}
    </time>
  );
}
