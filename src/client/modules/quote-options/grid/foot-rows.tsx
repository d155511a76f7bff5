import { cellProps, type GridView, shownColumns } from './grid-view.ts';
import { columnName, footFields } from './option-grid.ts';
import { QuoteCell } from './quote-cell.tsx';
import { RowHeader } from './row-header.tsx';
import { TextCell } from './text-cell.tsx';

const names = { exclusions: 'Exclusions and conditions', note: 'Note for the client' };

/** What isn’t covered, what the broker says to it, and the insurer’s own paper. */
export function FootRows({ view }: { view: GridView }) {
  const { caseId, editor } = view;
  const shown = shownColumns(view);
  return (
    <>
      {footFields.map((field) => (
        <tr key={field}>
          <RowHeader row={field} name={names[field]} />
          {shown.map(({ column, place }) => (
            <TextCell
              key={column.key}
              row={field}
              {...cellProps(view, column, place, field)}
              kind="long"
              value={column[field]}
              onChange={(words) => editor.change(column.key, { [field]: words })}
            />
          ))}
        </tr>
      ))}
      <tr>
        <RowHeader row="quote" name="Insurer’s quote" hint="A PDF the client can open" />
        {shown.map(({ column, place }) => (
          <QuoteCell
            key={column.key}
            {...cellProps(view, column, place, 'quote')}
            caseId={caseId}
            name={columnName(column, place)}
            documentId={column.documentId}
            onChange={(documentId) => editor.change(column.key, { documentId })}
          />
        ))}
      </tr>
    </>
  );
}
