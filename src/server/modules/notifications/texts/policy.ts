/** What is texted, and when: that there is news about a request, never what it is, and never at night. */
import { DateTime } from 'luxon';
import { inPlainLetters } from '#server/platform/texts/segments.ts';
import type { TextTopic } from '#shared/notifications/texts/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { wordsAbout } from '../push/policy.ts';

/** The topic of a notification that can be texted. Everything else is in the portal, and in an email. */
export const topicOfType: Readonly<Record<string, TextTopic>> = {
  new_message: 'messages',
  information_requested: 'messages',
  change_requested: 'messages',
  reply_due: 'messages',
  reply_late: 'messages',
  callback_soon: 'messages',
  document_requested: 'documents',
  document_due: 'documents',
  document_overdue: 'documents',
  document_rejected: 'documents',
  document_added: 'documents',
  broker_assigned: 'progress',
  options_published: 'progress',
  option_accepted: 'progress',
  offer_made: 'offers',
  offer_ending: 'offers',
};

/** In local time: from nine in the evening until eight in the morning nobody is texted, except with a code they wait for. */
const QUIET = { from: 21, until: 8 };

/** The end of the quiet hours, if it is in them. Their hours are those of the clock on the wall, whatever the season does to it. */
export function quietUntil(at: Date, { timeZone }: Pick<SiteProfile, 'timeZone'>): Date | null {
  const local = DateTime.fromJSDate(at, { zone: timeZone });
  if (local.hour >= QUIET.until && local.hour < QUIET.from) return null;
  const morning = local.hour < QUIET.until ? local : local.plus({ days: 1 });
  return morning.startOf('day').set({ hour: QUIET.until }).toJSDate();
}

/** Later than this, the portal is where the news is. */
export const TEXT_HOURS = 24;

const MINUTE = 60_000;
const pauses = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];

/** How long to wait after an attempt that failed, in milliseconds. @param attempts so far */
export function textPause(attempts: number): number {
  return pauses[Math.min(attempts, pauses.length) - 1] ?? MINUTE;
}

/** The words about a request. The link is that of the portal: one to the request would make it two messages. */
export function noticeText(type: string, number: string, role: string, { name, url }: SiteProfile): string {
  const { login } = role === 'broker' ? paths.broker : paths.portal;
  return inPlainLetters(`${name}: ${wordsAbout(type, number)}. Sign in to read: ${url}${login} Reply STOP to end.`);
}

export function codeText(code: string, { name }: SiteProfile): string {
  return inPlainLetters(
    `${name}: ${code} is your code. It expires in 10 minutes. Nobody from ${name} will ask you for it.`,
  );
}
