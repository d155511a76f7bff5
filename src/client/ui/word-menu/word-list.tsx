import type { ReactNode } from 'react';
import { Card } from '#client/ui/card.tsx';
import css from './word-list.module.css';

interface WordListProps<Item> {
  label: string;
  choices: {
    id: string;
    items: readonly Item[];
    active: number;
    optionId: (index: number) => string;
    take: (item: Item) => void;
  };
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** What the list says about itself. */
  hint: ReactNode;
  /** Beside the list: more about the item that Enter takes. */
  preview?: ReactNode;
}

const KEYS = 'Use the arrow keys to choose, Enter to insert, Escape to close.';

/** What fits the word at the cursor, above the field. */
export function WordList<Item>({ label, choices, keyOf, children, hint, preview }: WordListProps<Item>) {
  const { id, items, active, optionId, take } = choices;
  const list = (
    <div className={css.list} id={id} role="listbox" aria-label={label}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
        <div
          className={css.option}
          key={keyOf(item)}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // The field must not lose the focus to the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(item)}
        >
          {children(item)}
        </div>
      ))}
    </div>
  );
  return (
    <Card padding="none" className={css.panel}>
      {items.length > 0 &&
        (preview ? (
          <div className={css.columns}>
            {list}
            <div className={css.preview}>{preview}</div>
          </div>
        ) : (
          list
        ))}
      <p className={css.hint} role="status">
        {hint} {items.length > 0 && KEYS}
      </p>
    </Card>
  );
}
