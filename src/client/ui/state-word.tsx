import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import css from './state-word.module.css';

const icons = { good: IconCircleCheck, warn: IconAlertTriangle, calm: IconClock };

/** A state in a table or a list of facts: colour, icon and word. */
export function StateWord({ tone, children }: { tone: keyof typeof icons; children: string }) {
  const Icon = icons[tone];
  return (
    <span className={css.state} data-tone={tone}>
      <Icon size={16} aria-hidden="true" /> {children}
    </span>
  );
}
