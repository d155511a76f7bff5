import { expiryWarning } from './expiry.ts';
import { fieldId } from './field-id.ts';
import { enterCell } from './grid-keys.ts';
import { cellProps, type GridView, shownColumns } from './grid-view.ts';
import { InsurerCell } from './insurer-cell.tsx';
import { tidyPremium } from './premium-text.ts';
import { RowHeader } from './row-header.tsx';
import { TermCell } from './term-cell.tsx';
import { TextCell } from './text-cell.tsx';

/** Who offers it, at what price, and until when. */
export function HeadRows({ view }: { view: GridView }) {
  const { insurers, editor, today, calendar } = view;
  const shown = shownColumns(view);
  return (
    <>
      <tr>
        <RowHeader row="insurer" name="Insurer" />
        {shown.map(({ column, place }) => (
          <InsurerCell
            key={column.key}
            {...cellProps(view, column, place, 'insurer')}
            value={column.insurer}
            insurers={insurers}
            onChange={(insurer) => insurer !== column.insurer && editor.change(column.key, { insurer })}
            onChosen={() => enterCell(document.getElementById(fieldId(`${place}.premium`)))}
          />
        ))}
      </tr>
      <tr>
        <RowHeader row="premium" name="Premium" />
        {shown.map(({ column, place }) => (
          <TextCell
            key={column.key}
            row="premium"
            {...cellProps(view, column, place, 'premium')}
            kind="amount"
            value={column.premium}
            onChange={(premium) => editor.change(column.key, { premium })}
            onLeave={(premium) => {
              const tidy = tidyPremium(premium);
              if (tidy.premium !== premium || tidy.term) editor.change(column.key, tidy);
            }}
          />
        ))}
      </tr>
      <tr>
        <RowHeader row="term" name="Payment" />
        {shown.map(({ column, place }) => (
          <TermCell
            key={column.key}
            {...cellProps(view, column, place, 'term')}
            value={column.term}
            onChange={(term) => editor.change(column.key, { term })}
          />
        ))}
      </tr>
      <tr>
        <RowHeader row="validUntil" name="Valid until" />
        {shown.map(({ column, place }) => (
          <TextCell
            key={column.key}
            row="validUntil"
            {...cellProps(view, column, place, 'validUntil')}
            kind="date"
            min={today}
            warning={expiryWarning(column.validUntil, today, calendar)}
            value={column.validUntil}
            onChange={(validUntil) => editor.change(column.key, { validUntil })}
          />
        ))}
      </tr>
    </>
  );
}
