import type { RefObject } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { useWordMenu } from '#client/ui/word-menu/use-word-menu.ts';
import type { Word } from '#client/ui/word-menu/words.ts';
import type { Colleague } from '#shared/messaging/mentions/schema.ts';
import { mentionWordAt } from '#shared/messaging/mentions/words.ts';

const SHOWN_MAX = 6;
/** Colleagues change rarely, and whether they may open the case is checked again when the note is added. */
const FRESH_MS = 5 * 60_000;

interface MentionMenuInput {
  /** Null where nobody can be mentioned: in messages to the client. */
  caseId: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

/** Those whose name, or a part of it, begins with what was typed; those who may open the case come first. */
function fitting(colleagues: readonly Colleague[], query: string): Colleague[] {
  const fits = (name: string) =>
    name.startsWith(query) || name.split(/\s+/).some((part) => part.startsWith(query) && query !== '');
  return colleagues
    .filter(({ name }) => fits(name.toLowerCase()))
    .toSorted((one, other) => Number(other.sees) - Number(one.sees))
    .slice(0, SHOWN_MAX);
}

/** With the space that follows, which the inserted name brings. */
function withSpace(word: Word, text: string): Word {
  return text[word.to] === ' ' ? { ...word, to: word.to + 1 } : word;
}

/** The list of colleagues after an @ sign. */
export function useMentionMenu({ caseId, field, text, onText }: MentionMenuInput) {
  const menu = useWordMenu({ field, text, onText, wordAt: caseId === null ? null : mentionWordAt });
  const { word } = menu;
  const list = trpc.mentions.colleagues.useQuery(
    { caseId: caseId ?? '' },
    { enabled: word !== null, staleTime: FRESH_MS },
  );
  return {
    ...menu.choices({
      items: word && list.data ? fitting(list.data.colleagues, word.query) : [],
      onTake: ({ name }) => word && menu.replace(withSpace(word, text), `@${name} `),
    }),
    follow: menu.follow,
    leave: menu.leave,
  };
}
