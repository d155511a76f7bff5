import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import css from './folded-section.module.css';

/** A section of the page that loads when it is opened. */
export function FoldedSection({ title, children }: { title: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={css.section} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className={css.summary}>
        <IconChevronRight className={css.chevron} size={20} aria-hidden="true" />
        <h2 className={css.title}>{title}</h2>
      </summary>
      <div className={css.content}>{opened && children}</div>
    </details>
  );
}
