/** Builds the lines of a timeline from its entries. */
import type { TimelineEntry } from '#shared/cases/views.ts';

export interface TimelineLine {
  /** The newest entry. */
  entry: TimelineEntry;
  /** The number of messages in this line. */
  count: number;
}

/** Newest first. Consecutive messages, of any author, are one line: the conversation shows them one by one. */
export function timelineLines(entries: readonly TimelineEntry[]): TimelineLine[] {
  const lines: TimelineLine[] = [];
  for (const entry of entries.toReversed()) {
    const last = lines.at(-1);
    if (last && entry.type === 'message_sent' && last.entry.type === 'message_sent') last.count += 1;
    else lines.push({ entry, count: 1 });
  }
  return lines;
}

/** `You, `, `Robin Hale, ` or nothing: for automatic events, and where the detail already names the person. */
export function actorWords({ actorName, actorRole, detail }: TimelineEntry, ownName?: string): string {
  if (actorRole === 'system' || actorName === '' || detail?.startsWith(actorName)) return '';
  return actorName === ownName ? 'You, ' : `${actorName}, `;
}
