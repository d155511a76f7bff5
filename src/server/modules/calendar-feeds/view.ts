/** The entries of a broker's calendar: what is due when, and as little about the client as is useful. */
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { CalendarFeedView } from '#shared/calendar-feeds/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

export const feedSelect = { withNames: true, createdAt: true, lastReadAt: true } satisfies Prisma.CalendarFeedSelect;

export function feedView(row: Prisma.CalendarFeedGetPayload<{ select: typeof feedSelect }>): CalendarFeedView {
  return { ...row, createdAt: row.createdAt.toISOString(), lastReadAt: row.lastReadAt?.toISOString() ?? null };
}

export type EntryKind = 'call' | 'reply' | 'confirm' | 'hold' | 'follow-up' | 'options' | 'policy';

const words: Record<EntryKind, string> = {
  call: 'Call',
  reply: 'Reply due',
  confirm: 'Confirm with insurer',
  hold: 'On hold until now',
  'follow-up': 'Follow-up',
  options: 'Options expire',
  policy: 'Policy expires',
};

/** At a moment with a length, or on a day. */
export type FeedEntry = {
  kind: EntryKind;
  /** Of the call, the follow-ups, or the case. */
  id: string;
  caseId: string;
  number: string;
  /** The client's full name, for brokers who chose it. */
  name: string | null;
  sequence?: number;
} & ({ at: Date; minutes: number } | { day: Date });

/** `Ava M.` */
export function shortName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial}.` : first;
}

const MINUTE_MS = 60_000;
/** How often calendar programs are asked to read it again; few do it more often. */
const REFRESH_SECONDS = 900;

function whenOf(entry: FeedEntry) {
  if ('day' in entry) return { start: entry.day, allDay: true };
  return { start: entry.at, end: new Date(entry.at.getTime() + entry.minutes * MINUTE_MS) };
}

/**
 * The calendar (RFC 5545). Moments are in UTC, so no program needs rules for Alberta's clocks, which those older than July 2026 have
 * wrong. A call has the identity of the entry that can be downloaded for it, so that a calendar with both shows it once.
 */
export function feedText(entries: readonly FeedEntry[], { site, now }: { site: SiteProfile; now: Date }): string {
  const host = new URL(site.url).hostname;
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: 'Broker calendar', language: 'EN' },
    name: site.name,
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries) {
    const { kind, id, caseId, number, name, sequence = 0 } = entry;
    const url = site.url + paths.broker.case(caseId);
    calendar.createEvent({
      id: `${kind === 'call' ? 'callback' : kind}-${id}@${host}`,
      sequence,
      ...whenOf(entry),
      stamp: now,
      summary: [words[kind], ...(name ? [shortName(name)] : []), number].join(' · '),
      description: url,
      url,
    });
  }
  return calendar.toString();
}
