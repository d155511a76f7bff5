import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { type InsertableReply, insertableReplies } from '#shared/messaging/canned-replies/insertable.ts';
import { exampleValues, renderReply } from '#shared/messaging/canned-replies/variables.ts';
import { fittingReplies, insertWords, type SlashWord, slashWordAt } from './slash-words.ts';

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

/**
 * The slash menu as a combobox: the field keeps the focus, arrows move through the list, Enter or Tab selects a reply,
 * Escape closes it until the next slash.
 */
export function useSlashMenu({ caseId, field, text, onText }: SlashMenuInput) {
  const id = useId();
  const [cursor, setCursor] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const place = useRef<number | null>(null);

  const word = caseId !== null && cursor !== null ? slashWordAt(text, cursor) : null;
  const wanted = word !== null && word.from !== closedAt;
  const list = trpc.cannedReplies.list.useQuery(undefined, { enabled: wanted });
  const values = trpc.cannedReplies.values.useQuery({ caseId: caseId ?? '' }, { enabled: wanted, staleTime: FRESH_MS });
  const found = wanted && list.data ? fittingReplies(insertableReplies(list.data), word.query) : [];
  const shown = found.slice(0, SHOWN_MAX);
  const open =
    wanted && list.data !== undefined && values.data !== undefined && (shown.length > 0 || word.query === '');
  const active = Math.min(chosen, Math.max(0, shown.length - 1));

  // Moves the cursor to the end of the inserted text, once the field has it.
  useLayoutEffect(() => {
    if (place.current === null || field.current?.value !== text) return;
    field.current.setSelectionRange(place.current, place.current);
    place.current = null;
  }, [field, text]);

  function follow(element: HTMLTextAreaElement) {
    const to = element.selectionStart === element.selectionEnd ? element.selectionEnd : null;
    if (to === cursor) return;
    setCursor(to);
    setChosen(0);
    if (to === null || slashWordAt(element.value, to) === null) setClosedAt(null);
  }

  function take(reply: InsertableReply, at: SlashWord | null = word) {
    if (!at) return;
    const inserted = insertWords(text, at, renderReply(reply.body, values.data ?? none).text);
    place.current = inserted.cursor;
    setCursor(null);
    onText(inserted.text);
    field.current?.focus();
  }

  /** Returns whether the list handled the key. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!open || event.nativeEvent.isComposing) return false;
    const reply = shown[active];
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (event.key === 'Escape') setClosedAt(word.from);
    else if (move !== undefined && shown.length > 0) setChosen((active + move + shown.length) % shown.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && reply) take(reply);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  const optionId = (index: number) => `${id}-option-${index}`;
  return {
    open,
    id,
    replies: shown,
    more: found.length - shown.length,
    active,
    values: values.data ?? none,
    optionId,
    take,
    follow,
    /** The field lost the focus. */
    leave: () => setCursor(null),
    /** Opens the list for people who do not know about the slash: it is typed for them, at the cursor. */
    start() {
      const at = field.current?.selectionEnd ?? text.length;
      const slash = at === 0 || /\s$/.test(text.slice(0, at)) ? '/' : ' /';
      place.current = at + slash.length;
      setClosedAt(null);
      setChosen(0);
      setCursor(place.current);
      onText(text.slice(0, at) + slash + text.slice(at));
      field.current?.focus();
    },
    onKeyDown,
    /** The field's ARIA attributes: a combobox while the list is open, a text field otherwise. */
    attributes:
      open && shown.length > 0
        ? ({
            role: 'combobox',
            'aria-expanded': true,
            'aria-haspopup': 'listbox',
            'aria-autocomplete': 'list',
            'aria-controls': id,
            'aria-activedescendant': optionId(active),
          } as const)
        : {},
  };
}
