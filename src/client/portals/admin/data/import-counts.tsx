import type { ImportDetail, ImportRowsShown } from '#shared/data-transfer/imports/schema.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import css from './import-counts.module.css';

interface ImportCountsProps {
  detail: ImportDetail;
  show: ImportRowsShown;
  onShow: (show: ImportRowsShown) => void;
}

/** The number of rows in each state; each links to its rows. */
export function ImportCounts({ detail: { counts, state }, show, onShow }: ImportCountsProps) {
  const draft = state === 'draft';
  const choices: [ImportRowsShown, string, number][] = [
    ['all', 'All rows', counts.rows],
    ...(draft ? ([['ready', 'Ready', counts.ready]] as [ImportRowsShown, string, number][]) : []),
    ['problems', 'With problems', counts.problems],
    ['duplicates', 'Duplicates', counts.duplicates],
    ['skipped', 'Excluded', counts.skipped],
    ...(draft ? [] : ([['imported', 'Imported', counts.imported]] as [ImportRowsShown, string, number][])),
    ...(counts.kept > 0 ? ([['kept', 'Kept', counts.kept]] as [ImportRowsShown, string, number][]) : []),
  ];
  return (
    <fieldset className={css.counts}>
      <legend className="visually-hidden">Rows to show</legend>
      {choices.map(([value, label, number]) => (
        <button
          className={css.count}
          type="button"
          key={value}
          aria-pressed={value === show}
          onClick={() => onShow(value)}
        >
          {label}: {formatNumber(number)}
        </button>
      ))}
    </fieldset>
  );
}
