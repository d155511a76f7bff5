import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './options-grid.module.css';

interface GridCellProps {
  /** Of the control. */
  id: string;
  error?: string | undefined;
  /** Not wrong, but worth a second look. */
  warning?: string | null;
  differs?: boolean;
  children: ReactNode;
}

/** A cell with its control, and below it what is wrong with it. */
export function GridCell({ id, error, warning, differs, children }: GridCellProps) {
  const words = error ?? warning;
  return (
    <td className={css.cell} data-wrong={error ? true : undefined} data-differs={differs || undefined}>
      {children}
      {words && (
        <p className={css.words} id={`${id}-words`}>
          <IconAlertTriangle size={14} aria-hidden="true" /> {words}
        </p>
      )}
    </td>
  );
}
