/** The rules of the slash menu: when it opens, and what it offers. Pure. */
import type { Word } from '#client/ui/word-menu/words.ts';
import type { InsertableReply } from '#shared/messaging/canned-replies/insertable.ts';

/** At the start of a word only: "and/or", "24/7" and URLs stay as they are. */
const SLASH_WORD = /(?:^|[\s(])\/([\p{L}\p{N}-]{0,30})$/u;
/** The rest of a word after the cursor: the writer has gone back into it to edit it. */
const GOES_ON = /^[\p{L}\p{N}/-]/u;

/** The slash word before the cursor; null when there is none. */
export function slashWordAt(text: string, cursor: number): Word | null {
  const match = SLASH_WORD.exec(text.slice(0, cursor));
  if (!match || GOES_ON.test(text.slice(cursor))) return null;
  const typed = match[1] ?? '';
  return { from: cursor - typed.length - 1, to: cursor, query: typed.toLowerCase() };
}

/** How well a reply matches: its shortcut first, then the words of its title. Null when it does not match. */
function rankOf({ shortcut, title }: InsertableReply, query: string): number | null {
  if (query === '') return 0;
  if (shortcut === query) return 0;
  if (shortcut.startsWith(query)) return 1;
  const words = title.toLowerCase();
  if (words.startsWith(query)) return 2;
  if (words.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(query))) return 3;
  return words.includes(query) || shortcut.includes(query) ? 4 : null;
}

/** The matching replies, best first; on a tie one's own comes first, then the product's, then a shared one. */
export function fittingReplies(replies: readonly InsertableReply[], query: string): InsertableReply[] {
  return replies
    .flatMap((reply) => {
      const rank = rankOf(reply, query);
      return rank === null ? [] : [{ reply, rank }];
    })
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        a.reply.scope.localeCompare(b.reply.scope) ||
        a.reply.title.localeCompare(b.reply.title, 'en-CA'),
    )
    .map(({ reply }) => reply);
}
