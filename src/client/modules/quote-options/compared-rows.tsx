import { IconArrowsDiff } from '@tabler/icons-react';
import type { QuoteOption } from '#shared/cases/views.ts';
import type { ComparedCoverage } from './compare-options.ts';
import { CoverageCell } from './coverage-cell.tsx';
import css from './option-comparison.module.css';

interface ComparedRowsProps {
  /** What these rows have in common; without it they stand alone. */
  title: string | null;
  rows: readonly ComparedCoverage[];
  options: readonly QuoteOption[];
}

/** Coverages of all options, row by row, under their title. */
export function ComparedRows({ title, rows, options }: ComparedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      {title && (
        <tr className={css.group}>
          <th scope="rowgroup" colSpan={options.length + 1}>
            {title}
          </th>
        </tr>
      )}
      {rows.map(({ key, name, cells, differs }) => (
        <tr key={key} data-differs={differs || undefined}>
          <th scope="row">
            {name}
            {differs && (
              <span className={css.differs}>
                <IconArrowsDiff size={14} aria-hidden="true" /> Differs
              </span>
            )}
          </th>
          {options.map((option, index) => (
            <td key={option.id} data-insurer={option.insurer}>
              <CoverageCell coverage={cells[index] ?? null} row={name} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
