import { IconMinus } from '@tabler/icons-react';
import { coverageKey } from '#shared/lines/coverages/rows.ts';
import type { Coverage } from '#shared/lines/coverages/schema.ts';
import { formatMoney } from '#shared/platform/formats.ts';
import css from './coverage-cell.module.css';

/** Limit, deductible and note of a coverage, or that an option does not mention it. The option's own name for the row is kept. */
export function CoverageCell({ coverage, row }: { coverage: Coverage | null; row: string }) {
  if (!coverage) {
    return (
      <span className={css.missing}>
        <IconMinus size={15} aria-hidden="true" /> Not mentioned
      </span>
    );
  }
  const { name, limitCents, deductibleCents, note } = coverage;
  return (
    <div className={css.cell}>
      {limitCents !== null && (
        <p>
          <span className={css.word}>Limit</span> {formatMoney(limitCents)}
        </p>
      )}
      {deductibleCents !== null && (
        <p>
          <span className={css.word}>Deductible</span> {formatMoney(deductibleCents)}
        </p>
      )}
      {note && <p>{note}</p>}
      {limitCents === null && deductibleCents === null && !note && <p>Included</p>}
      {coverageKey(name) !== coverageKey(row) && <p className={css.word}>Named “{name}” in this option</p>}
    </div>
  );
}
