import { findStandardCoverage } from '#shared/lines/coverages/rows.ts';
import { tidyCell } from './cell-text.ts';
import { cellWarning } from './cell-warning.ts';
import { differingRows } from './differences.ts';
import { cellProps, type GridView, rowOrder, shownColumns } from './grid-view.ts';
import { measureOf } from './option-grid.ts';
import { NamedRowHeader, RowHeader } from './row-header.tsx';
import { rowHint } from './row-hint.ts';
import { TextCell } from './text-cell.tsx';

/** What each option covers. */
export function CoverageRows({ view }: { view: GridView }) {
  const { grid, begin, editor } = view;
  const { type } = begin;
  const differing = differingRows(grid, type);
  const order = rowOrder(grid);
  return grid.rows.map(({ key, name }) => (
    <tr key={key}>
      {findStandardCoverage(type, name) ? (
        <RowHeader row={key} name={name} hint={rowHint(begin, name)} differs={differing.has(key)} />
      ) : (
        <NamedRowHeader
          row={key}
          place={order.indexOf(key)}
          name={name}
          differs={differing.has(key)}
          onRename={(words) => editor.renameRow(key, words)}
        />
      )}
      {shownColumns(view).map(({ column, place }) => {
        const value = column.cells[key] ?? '';
        return (
          <TextCell
            key={column.key}
            row={key}
            {...cellProps(view, column, place, key)}
            warning={cellWarning(type, name, value)}
            differs={differing.has(key)}
            value={value}
            onChange={(text) => editor.setCell(column.key, key, text)}
            onLeave={(text) => {
              const tidy = tidyCell(text, measureOf(type, name));
              if (tidy !== text) editor.setCell(column.key, key, tidy);
            }}
          />
        );
      })}
    </tr>
  ));
}
