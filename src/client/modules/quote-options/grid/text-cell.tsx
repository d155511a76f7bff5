import { memo } from 'react';
import { headerIds } from './field-id.ts';
import { GridCell } from './grid-cell.tsx';
import { cellAt } from './grid-keys.ts';
import css from './options-grid.module.css';

interface TextCellProps {
  id: string;
  /** The key of its row and of its column: their headers name it. */
  row: string;
  column: string;
  /** Its place in the table. */
  place: readonly [row: number, column: number];
  value: string;
  kind?: 'text' | 'amount' | 'date' | 'long';
  min?: string;
  error?: string | undefined;
  warning?: string | null;
  differs?: boolean;
  onChange: (value: string) => void;
  /** Called when the cell is left. */
  onLeave?: (value: string) => void;
}

/** A cell of text. Typing in one does not render the others, which matters with ten options. */
export const TextCell = memo(
  function TextCell(props: TextCellProps) {
    const { id, row, column, place, value, kind = 'text', min, error, warning, differs, onChange, onLeave } = props;
    const shared = {
      ...cellAt(...place),
      id,
      className: css.input,
      'aria-labelledby': headerIds(row, column),
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error || warning ? `${id}-words` : undefined,
      value,
      autoComplete: 'off',
    };
    return (
      <GridCell id={id} error={error} warning={warning ?? null} differs={differs ?? false}>
        {kind === 'long' ? (
          <textarea {...shared} rows={2} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
        ) : (
          <input
            {...shared}
            type={kind === 'date' ? 'date' : 'text'}
            min={min}
            inputMode={kind === 'amount' ? 'decimal' : undefined}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onBlur={({ currentTarget }) => onLeave?.(currentTarget.value)}
          />
        )}
      </GridCell>
    );
  },
  // The callbacks only name their cell; all else is compared.
  (before, now) =>
    before.value === now.value &&
    before.error === now.error &&
    before.warning === now.warning &&
    before.differs === now.differs &&
    before.id === now.id &&
    before.row === now.row &&
    before.column === now.column &&
    before.place.join() === now.place.join(),
);
