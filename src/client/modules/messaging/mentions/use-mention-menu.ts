import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
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

/** The list of colleagues after an @ sign, as a combobox: the field keeps the focus, as with canned replies. */
export function useMentionMenu({ caseId, field, text, onText }: MentionMenuInput) {
  const id = useId();
  const [cursor, setCursor] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const place = useRef<number | null>(null);

  const word = caseId !== null && cursor !== null ? mentionWordAt(text, cursor) : null;
  const wanted = word !== null && word.from !== closedAt;
  const list = trpc.mentions.colleagues.useQuery({ caseId: caseId ?? '' }, { enabled: wanted, staleTime: FRESH_MS });
  const shown = wanted && list.data ? fitting(list.data.colleagues, word.query) : [];
  const open = shown.length > 0;
  const active = Math.min(chosen, Math.max(0, shown.length - 1));

  // Moves the cursor behind the inserted name, once the field has it.
  useLayoutEffect(() => {
    if (place.current === null || field.current?.value !== text) return;
    field.current.setSelectionRange(place.current, place.current);
    place.current = null;
  }, [field, text]);

  function take({ name }: Colleague) {
    if (!word) return;
    const inserted = `@${name} `;
    place.current = word.from + inserted.length;
    setCursor(null);
    setClosedAt(word.from);
    onText(text.slice(0, word.from) + inserted + text.slice(word.to).replace(/^ /, ''));
    field.current?.focus();
  }

  /** Returns whether the list handled the key. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!open || event.nativeEvent.isComposing) return false;
    const colleague = shown[active];
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (event.key === 'Escape') setClosedAt(word?.from ?? null);
    else if (move !== undefined) setChosen((active + move + shown.length) % shown.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && colleague) take(colleague);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  const optionId = (index: number) => `${id}-option-${index}`;
  return {
    open,
    id,
    colleagues: shown,
    active,
    optionId,
    take,
    follow(element: HTMLTextAreaElement) {
      const to = element.selectionStart === element.selectionEnd ? element.selectionEnd : null;
      if (to === cursor) return;
      setCursor(to);
      setChosen(0);
      if (to === null || mentionWordAt(element.value, to) === null) setClosedAt(null);
    },
    /** The field lost the focus. */
    leave: () => setCursor(null),
    onKeyDown,
    attributes: open
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
