/** Which new notification the bell announces: one announcement per event, and none of what the page announces itself. */
import type { Notification } from '#shared/notifications/schema.ts';

/** Notifications that an open page announces in its own words: the conversation of that case, and the offers of the dashboard. */
function isSaidByPage({ type, link }: Notification, pathname: string): boolean {
  const page = link.split(/[?#]/)[0];
  // A question is also a message in the conversation.
  if (type === 'new_message' || type === 'information_requested') return page === pathname;
  return type === 'offer_made' && /^\/broker(\/dashboard)?$/.test(pathname);
}

/**
 * The text to announce, or an empty string.
 * @param since the newest number when the page was opened
 */
export function spokenNotification(
  notifications: readonly Notification[],
  { since, pathname }: { since: number; pathname: string },
): string {
  const newest = notifications.find(({ seq, read }) => seq > since && !read);
  return newest && !isSaidByPage(newest, pathname) ? newest.title : '';
}
