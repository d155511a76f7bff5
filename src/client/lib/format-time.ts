/** Moments and days as people in Canada read them, in the zone of the reader's own clock. */
const DAY_MS = 86_400_000;

const time = new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-CA', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const dayInYear = new Intl.DateTimeFormat('en-CA', { weekday: 'long', month: 'long', day: 'numeric' });
const dayWithYear = new Intl.DateTimeFormat('en-CA', { month: 'long', day: 'numeric', year: 'numeric' });
const full = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short' });

/** Whole calendar days from the moment to now. */
function daysAgo(moment: Date, now: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(now) - midnight(moment)) / DAY_MS);
}

/** `2:15 p.m.` */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}

/** `Today, 2:15 p.m.`, `Yesterday, 2:15 p.m.`, `Nov. 3, 2:15 p.m.`, and with the year when it was another one. */
export function formatMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const days = daysAgo(moment, now);
  if (days === 0) return `Today, ${time.format(moment)}`;
  if (days === 1) return `Yesterday, ${time.format(moment)}`;
  return moment.getFullYear() === now.getFullYear() ? dayAndTime.format(moment) : full.format(moment);
}

/** The heading over the messages of a day: `Today`, `Yesterday`, `Monday, November 3`. */
export function formatDayHeading(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const days = daysAgo(moment, now);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return moment.getFullYear() === now.getFullYear() ? dayInYear.format(moment) : dayWithYear.format(moment);
}

/** Everything, for a tooltip. */
export function formatFullMoment(iso: string): string {
  return full.format(new Date(iso));
}

/** `November 3, 2026` */
export function formatDate(iso: string): string {
  return dayWithYear.format(new Date(iso));
}
