import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import css from './state-word.module.css';

/** A state in a table: colour, icon and word. */
export function StateWord({ tone, children }: { tone: 'good' | 'warn'; children: string }) {
  const Icon = tone === 'good' ? IconCircleCheck : IconAlertTriangle;
  return (
    <span className={css.state} data-tone={tone}>
      <Icon size={16} aria-hidden="true" /> {children}
    </span>
  );
}
