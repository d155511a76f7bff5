import { IconPlus } from '@tabler/icons-react';
import type { FaqItem } from '#shared/content/faq.ts';
import css from './faq-list.module.css';

/** Questions that open one at a time: the shared `name` closes the others, with or without a script. */
export function FaqList({ items, name = 'faq' }: { items: readonly FaqItem[]; name?: string }) {
  return (
    <div className={css.list}>
      {items.map((item) => (
        <details key={item.id} className={css.item} id={item.id} name={name}>
          <summary className={css.question}>
            <h3 className={css.text}>{item.question}</h3>
            <IconPlus className={css.icon} size={22} aria-hidden="true" />
          </summary>
          <p className={css.answer}>{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
