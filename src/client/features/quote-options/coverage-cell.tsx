import { IconMinus } from '@tabler/icons-react';
import type { Coverage } from '#shared/cases/option-schema.ts';
import { formatMoney } from '#shared/quotes/formats.ts';
import css from './coverage-cell.module.css';

/** Limit, deductible and note of a coverage, or that an option does not have it. */
export function CoverageCell({ coverage }: { coverage: Coverage | null }) {
  if (!coverage) {
    return (
      <span className={css.missing}>
        <IconMinus size={15} aria-hidden="true" /> Not part of this option
      </span>
    );
  }
  const { limitCents, deductibleCents, note } = coverage;
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
    </div>
  );
}
