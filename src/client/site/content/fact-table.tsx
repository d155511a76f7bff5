import type { ReactNode } from 'react';
import css from './text-section.module.css';

/** Short facts with their labels. */
export function FactTable({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={css.rows}>
      {rows.map(({ name, value }) => (
        <div key={name} className={css.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
