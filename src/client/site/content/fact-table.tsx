import type { ReactNode } from 'react';
import css from './fact-table.module.css';

/** Short facts with their labels. */
export function FactTable({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={css.table}>
      {rows.map(({ name, value }) => (
        <div key={name} className={css.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
