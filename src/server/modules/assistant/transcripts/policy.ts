/** How much of a turn is kept, and in which shape. */
import { CHAT_MESSAGE_MAX } from '#shared/assistant/schema.ts';

/** A page of the site; everything else that a caller can put there says nothing about it. */
const PAGE = /^\/[a-z0-9/-]{0,199}$/i;

/** The page a question was asked on, without what stands behind it: a query can hold what somebody typed. Empty: not one of ours. */
export function recordedPath(page: string): string {
  const [path = ''] = page.split(/[?#]/, 1);
  return PAGE.test(path) ? path : '';
}

/** Words as the database can keep them, and no more of them than a message may have. */
export function recordedText(text: string): string {
  return text.slice(0, CHAT_MESSAGE_MAX).replaceAll('\0', '').toWellFormed();
}
