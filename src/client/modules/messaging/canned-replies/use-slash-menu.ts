import type { RefObject } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { useWordMenu } from '#client/ui/word-menu/use-word-menu.ts';
import { insertableReplies } from '#shared/messaging/canned-replies/insertable.ts';
import { exampleValues, renderReply } from '#shared/messaging/canned-replies/variables.ts';
import { fittingReplies, slashWordAt } from './slash-words.ts';

const SHOWN_MAX = 8;
/** Variable values are refetched after this: the case may have been reassigned. */
const FRESH_MS = 60_000;
const none = Object.fromEntries(Object.keys(exampleValues).map((name) => [name, null])) as typeof exampleValues;

interface SlashMenuInput {
  /** Null where there are no canned replies: on the client's side. */
  caseId: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

/** The list of replies after a slash. */
export function useSlashMenu({ caseId, field, text, onText }: SlashMenuInput) {
  const menu = useWordMenu({ field, text, onText, wordAt: caseId === null ? null : slashWordAt });
  const { word } = menu;
  const enabled = word !== null;
  const list = trpc.cannedReplies.list.useQuery(undefined, { enabled });
  const values = trpc.cannedReplies.values.useQuery({ caseId: caseId ?? '' }, { enabled, staleTime: FRESH_MS });
  const found = word && list.data ? fittingReplies(insertableReplies(list.data), word.query) : [];
  const ready = word !== null && list.data !== undefined && values.data !== undefined;
  return {
    ...menu.choices({
      items: found.slice(0, SHOWN_MAX),
      onTake: ({ body }) => word && menu.replace(word, renderReply(body, values.data ?? none).text),
      open: ready && (found.length > 0 || word.query === ''),
    }),
    found: found.length,
    values: values.data ?? none,
    follow: menu.follow,
    leave: menu.leave,
    /** Opens the list for people who do not know about the slash. */
    start: () => menu.start('/'),
  };
}
