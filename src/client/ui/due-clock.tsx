import { IconAlarm, IconClock, IconHourglassLow } from '@tabler/icons-react';
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
const moment = new Intl.DateTimeFormat('en-CA', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** How long is left, in words, with the moment itself. Colour, icon and word say the same. */
export function DueClock({ due, label }: DueClockProps) {
  const now = useNow();
  const at = Date.parse(due);
  const tone = clockTone(at, now);
  const Icon = icons[tone];
  const length = durationWords(at - now);
  const words = { calm: `${length} left`, soon: `Soon: ${length} left`, late: `Late by ${length}` }[tone];
  return (
    <span className={css.clock} data-tone={tone}>
      <Icon className={css.icon} size={18} aria-hidden="true" />
      <span>
        <strong className={css.words}>{words}</strong>
        <span className={css.moment}>
          {label} by <time dateTime={due}>{moment.format(at)}</time>
        </span>
      </span>
    </span>
  );
}
