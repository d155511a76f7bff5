import { IconAlarm, IconClock, IconHourglassLow } from '@tabler/icons-react';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { clockTone, durationWords } from '#client/lib/remaining-time.ts';
import { useNow } from '#client/lib/use-now.ts';
import css from './due-clock.module.css';

interface DueClockProps {
  /** ISO date-time. */
  due: string;
  /** What is due: "Answer", "First reply". */
  label: string;
}

const icons = { calm: IconClock, soon: IconHourglassLow, late: IconAlarm };

/** The time left, in words, with the due time itself. Colour, icon and word say the same. */
export function DueClock({ due, label }: DueClockProps) {
  const now = useNow();
  const at = Date.parse(due);
  const tone = clockTone(at, now);
  const Icon = icons[tone];
  const length = durationWords(at - now);
  const words = { calm: `${length} left`, soon: `Soon: ${length} left`, late: `Overdue by ${length}` }[tone];
  return (
    <span className={css.clock} data-tone={tone}>
      <Icon className={css.icon} size={18} aria-hidden="true" />
      <span>
        <strong className={css.words}>{words}</strong>
        <span className={css.moment}>
          {label} by <time dateTime={due}>{formatShortMoment(due)}</time>
        </span>
      </span>
    </span>
  );
}
