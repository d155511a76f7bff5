import { IconArrowsDiff } from '@tabler/icons-react';
import { cellAt } from './grid-keys.ts';
import css from './options-grid.module.css';

interface RowHeaderProps {
  /** The key of the row. */
  row: string;
  name: string;
  /** What an amount in it means, or what the client asked for. */
  hint?: string | undefined;
  differs?: boolean;
}

/** The name of a row; its cells are named by it. */
export function RowHeader({ row, name, hint, differs = false }: RowHeaderProps) {
  return (
    <th scope="row" className={css.rowHeader}>
      <span id={`row-${row}`}>{name}</span>
      {hint && <span className={css.hint}>{hint}</span>}
      {differs && (
        <span className={css.differs}>
          <IconArrowsDiff size={13} aria-hidden="true" /> Differs
        </span>
      )}
    </th>
  );
}

interface NamedRowHeaderProps {
  row: string;
  place: number;
  name: string;
  differs: boolean;
  onRename: (name: string) => void;
}

/** A row in the broker's own words. */
export function NamedRowHeader({ row, place, name, differs, onRename }: NamedRowHeaderProps) {
  return (
    <th scope="row" className={css.rowHeader} data-named>
      <span className="visually-hidden" id={`row-${row}`}>
        {name || 'New coverage'}
      </span>
      <input
        {...cellAt(place, -1)}
        id={`name-${row}`}
        className={css.input}
        aria-label="Name of the coverage"
        placeholder="Name of the coverage"
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => onRename(currentTarget.value)}
      />
      {differs && (
        <span className={css.differs}>
          <IconArrowsDiff size={13} aria-hidden="true" /> Differs
        </span>
      )}
    </th>
  );
}
