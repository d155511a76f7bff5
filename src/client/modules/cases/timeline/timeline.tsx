import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import type { TimelineEntry } from '#shared/cases/views.ts';
import { eventWords, type TimelineSide } from './client-event-words.ts';
import css from './timeline.module.css';
import { actorWords, timelineLines } from './timeline-lines.ts';

interface TimelineProps {
  entries: readonly TimelineEntry[];
  /** Clients read the events as their own; everyone else reads them from outside. */
  side?: TimelineSide;
  /** The user's own name in the entries: shown as "you". */
  ownName?: string;
}

/** The activity, newest first, in plain words. Consecutive messages are one line. */
export function Timeline({ entries, side = 'staff', ownName }: TimelineProps) {
  return (
    <ol className="plain-list">
      {timelineLines(entries).map(({ entry, count }) => (
        <li className={css.entry} key={entry.seq} data-staff={entry.staffOnly || undefined}>
          <p className={css.what}>
            {count > 1 ? `${count} messages` : eventWords(entry, side, ownName)}
            {entry.staffOnly && <span className={css.staff}>Staff only</span>}
          </p>
          {entry.detail && <p className={css.detail}>{entry.detail}</p>}
          <p className={css.when}>
            {count === 1 && actorWords(entry, ownName)}
            <time dateTime={entry.at} title={formatMoment(entry.at)}>
              {formatShortMoment(entry.at)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}
