import { type PremiumTerm, premiumTermSchema } from '#shared/lines/coverages/schema.ts';
import { headerIds } from './field-id.ts';
import { GridCell } from './grid-cell.tsx';
import { cellAt } from './grid-keys.ts';
import css from './options-grid.module.css';
import { termLabels } from './term-labels.ts';

interface TermCellProps {
  id: string;
  column: string;
  place: readonly [row: number, column: number];
  value: PremiumTerm;
  error?: string | undefined;
  onChange: (value: PremiumTerm) => void;
}

/** How often the premium is paid. */
export function TermCell({ id, column, place, value, error, onChange }: TermCellProps) {
  return (
    <GridCell id={id} error={error}>
      <select
        {...cellAt(...place)}
        id={id}
        className={css.input}
        aria-labelledby={headerIds('term', column)}
        value={value}
        onChange={({ currentTarget }) => onChange(premiumTermSchema.parse(currentTarget.value))}
      >
        {premiumTermSchema.options.map((term) => (
          <option key={term} value={term}>
            {termLabels[term]}
          </option>
        ))}
      </select>
    </GridCell>
  );
}
