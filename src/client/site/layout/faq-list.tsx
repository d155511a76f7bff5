import { IconPlus } from '@tabler/icons-react';
import type { FaqItem } from '#shared/content/types.ts';
import { paths } from '#shared/platform/paths.ts';
import { keepUnits } from '#shared/platform/units.ts';
import { Prose } from '../content/prose.tsx';
import { FeedbackForm } from '../feedback/feedback-form.tsx';
import css from './questions.module.css';

interface FaqListProps {
  items: readonly FaqItem[];
  name?: string;
  /** The category of the FAQ whose answers they are: readers are asked whether each was helpful. */
  category?: string;
  /** The level of the questions' headings. */
  level?: 2 | 3;
}

/** Questions that open one at a time: the shared `name` closes the others, with or without a script. */
export function FaqList({ items, name = 'faq', category, level = 3 }: FaqListProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.list}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} data-question={item.id}>
          <summary className={css.question}>
            <Heading className={css.text}>{keepUnits(item.question)}</Heading>
            <IconPlus className={css.icon} size={22} aria-hidden="true" />
          </summary>
          <Prose text={item.answer} className={css.answer} />
          {category && (
            <div className={css.feedback}>
              <FeedbackForm page={paths.faqItem(category, item.id)} />
            </div>
          )}
        </details>
      ))}
    </div>
  );
}
