/** How much of a turn is stored, and in which form. */
import { CHAT_MESSAGE_MAX } from '#shared/assistant/schema.ts';

/** A page of the site; anything else a caller could send here is discarded. */
const PAGE = /^\/[a-z0-9/-]{0,199}$/i;

/** The page a question was asked on, without query and fragment: they can contain what someone typed. Empty: not one of ours. */
export function recordedPath(page: string): string {
  const [path = ''] = page.split(/[?#]/, 1);
  return PAGE.test(path) ? path : '';
}

/** Text the database can store, no longer than a message may be. */
export function recordedText(text: string): string {
  return text.slice(0, CHAT_MESSAGE_MAX).replaceAll('\0', '').toWellFormed();
}
