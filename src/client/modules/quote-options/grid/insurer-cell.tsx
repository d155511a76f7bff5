import { Autocomplete } from '@mantine/core';
import { completeInsurer } from './complete-insurer.ts';
import { headerIds } from './field-id.ts';
import { GridCell } from './grid-cell.tsx';
import { cellAt } from './grid-keys.ts';
import css from './options-grid.module.css';

interface InsurerCellProps {
  id: string;
  column: string;
  place: readonly [row: number, column: number];
  value: string;
  insurers: readonly string[];
  error?: string | undefined;
  onChange: (value: string) => void;
  /** One was chosen from the list. */
  onChosen: () => void;
}

const classNames = { input: css.input ?? '' };
const SHOWN = 8;

/** The insurer: the beginning of a name finds it in the list, and any other may be typed. */
export function InsurerCell({ id, column, place, value, insurers, error, onChange, onChosen }: InsurerCellProps) {
  return (
    <GridCell id={id} error={error}>
      <Autocomplete
        {...cellAt(...place)}
        id={id}
        variant="unstyled"
        classNames={classNames}
        aria-labelledby={headerIds('insurer', column)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-words` : undefined}
        autoComplete="off"
        data={[...insurers]}
        limit={SHOWN}
        filter={({ options, search }) => {
          const typed = search.trim().toLowerCase();
          return options.filter((option) => 'label' in option && option.label.toLowerCase().startsWith(typed));
        }}
        selectFirstOptionOnChange
        openOnFocus={false}
        comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
        value={value}
        onChange={onChange}
        onBlur={() => onChange(completeInsurer(value, insurers))}
        onOptionSubmit={onChosen}
      />
    </GridCell>
  );
}
