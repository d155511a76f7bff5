/** The lines of a timeline, made from its entries. */
import type { TimelineEntry } from '#shared/cases/views.ts';

export interface TimelineLine {
  /** The newest of them. */
  entry: TimelineEntry;
  /** How many messages stand behind this line. */
  count: number;
}

/** Newest first. Messages in a row are one line, whoever wrote them: the conversation shows them one by one. */
export function timelineLines(entries: readonly TimelineEntry[]): TimelineLine[] {
  const lines: TimelineLine[] = [];
  for (const entry of entries.toReversed()) {
    const last = lines.at(-1);
    if (last && entry.type === 'message_sent' && last.entry.type === 'message_sent') last.count += 1;
    else lines.push({ entry, count: 1 });
  }
  return lines;
}

/** `You, `, `Robin Hale, ` or nothing: for what happened by itself, and where the detail names the person already. */
export function actorWords({ actorName, actorRole, detail }: TimelineEntry, ownName?: string): string {
  if (actorRole === 'system' || actorName === '' || detail?.startsWith(actorName)) return '';
  return actorName === ownName ? 'You, ' : `${actorName}, `;
}
