/** Which new notification is said aloud by the bell: one announcement per event, and none of what the page says itself. */
import type { Notification } from '#shared/notifications/schema.ts';

/** Notifications that an open page announces in words of its own: the conversation of that case, and the offers of the dashboard. */
function isSaidByPage({ type, link }: Notification, pathname: string): boolean {
  const page = link.split(/[?#]/)[0];
  // A question is a message of the conversation, too.
  if (type === 'new_message' || type === 'information_requested') return page === pathname;
  return type === 'offer_made' && /^\/broker(\/dashboard)?$/.test(pathname);
}

/**
 * What to say, or an empty text.
 * @param since the newest number that was there when the page was opened
 */
export function spokenNotification(
  notifications: readonly Notification[],
  { since, pathname }: { since: number; pathname: string },
): string {
  const newest = notifications.find(({ seq, read }) => seq > since && !read);
  return newest && !isSaidByPage(newest, pathname) ? newest.title : '';
}
