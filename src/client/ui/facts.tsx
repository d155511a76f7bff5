import type { ReactNode } from 'react';
import css from './facts.module.css';

interface FactsProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** A line between the facts, for long ones. */
  lined?: boolean;
}

/** Facts about one thing: each name with its value beside it. */
export function Facts({ facts, lined = false }: FactsProps) {
  return (
    <dl className={css.facts} data-lined={lined || undefined}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
