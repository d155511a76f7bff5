import { IconAlertTriangle } from '@tabler/icons-react';
import css from './calls.module.css';

/** What speaks against the time of a call. */
export function CallWarning({ warning }: { warning: string }) {
  return (
    <p className={css.warning}>
      <IconAlertTriangle size={16} aria-hidden="true" /> {warning}
    </p>
  );
}
