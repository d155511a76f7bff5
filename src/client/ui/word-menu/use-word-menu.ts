import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { insertWords, type Word } from './words.ts';

interface WordMenuInput {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Null where there is no such list. */
  wordAt: ((text: string, cursor: number) => Word | null) | null;
}

interface Choices<Item> {
  items: readonly Item[];
  onTake: (item: Item) => void;
  /** Also without items, to say that there are none. */
  open?: boolean;
}

/**
 * A list at the cursor of a text field, as a combobox: the field keeps the focus, arrows move through the list, Enter or Tab takes an
 * item, Escape closes it until the next word.
 */
export function useWordMenu({ field, text, onText, wordAt }: WordMenuInput) {
  const id = useId();
  const [cursor, setCursor] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const place = useRef<number | null>(null);
  const at = wordAt && cursor !== null ? wordAt(text, cursor) : null;
  const word = at && at.from !== closedAt ? at : null;

  // Moves the cursor to the end of the inserted text, once the field has it.
  useLayoutEffect(() => {
    if (place.current === null || field.current?.value !== text) return;
    field.current.setSelectionRange(place.current, place.current);
    place.current = null;
  }, [field, text]);

  function write(next: string, cursorAt: number) {
    place.current = cursorAt;
    onText(next);
    field.current?.focus();
  }

  const optionId = (index: number) => `${id}-option-${index}`;
  return {
    /** Null while the list is closed. */
    word,
    /** Replaces the word, and closes the list. */
    replace(replaced: Word, words: string) {
      const inserted = insertWords(text, replaced, words);
      setCursor(null);
      setClosedAt(replaced.from);
      write(inserted.text, inserted.cursor);
    },
    /** Types the sign for those who don’t know it, at the cursor. */
    start(sign: string) {
      const end = field.current?.selectionEnd ?? text.length;
      const typed = end === 0 || /\s$/.test(text.slice(0, end)) ? sign : ` ${sign}`;
      setClosedAt(null);
      setChosen(0);
      setCursor(end + typed.length);
      write(text.slice(0, end) + typed + text.slice(end), end + typed.length);
    },
    /** The cursor moved, or text was typed. */
    follow(element: HTMLTextAreaElement) {
      const to = element.selectionStart === element.selectionEnd ? element.selectionEnd : null;
      if (to === cursor) return;
      setCursor(to);
      setChosen(0);
      if (to === null || !wordAt?.(element.value, to)) setClosedAt(null);
    },
    /** The field lost the focus. */
    leave: () => setCursor(null),
    /** What the list offers for the word, once that is known. */
    choices<Item>({ items, onTake, open = items.length > 0 }: Choices<Item>) {
      const active = Math.min(chosen, Math.max(0, items.length - 1));
      return {
        open,
        id,
        items,
        active,
        optionId,
        take: onTake,
        /** Returns whether the list handled the key. */
        onKeyDown(event: KeyboardEvent): boolean {
          if (!open || event.nativeEvent.isComposing) return false;
          const item = items[active];
          const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (event.key === 'Escape') setClosedAt(word?.from ?? null);
          else if (move !== undefined && items.length > 0) setChosen((active + move + items.length) % items.length);
          else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && item) onTake(item);
          else return false;
          event.preventDefault();
          event.stopPropagation();
          return true;
        },
        /** The field's ARIA attributes: a combobox while the list is open, a text field otherwise. */
        attributes:
          open && items.length > 0
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
    },
  };
}
