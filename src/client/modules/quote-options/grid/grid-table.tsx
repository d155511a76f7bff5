import type { ClipboardEvent } from 'react';
import { ColumnActions } from './column-actions.tsx';
import { CoverageRows } from './coverage-rows.tsx';
import { FootRows } from './foot-rows.tsx';
import { moveByKey } from './grid-keys.ts';
import { type GridView, rowOrder, shownColumns } from './grid-view.ts';
import { HeadRows } from './head-rows.tsx';
import { columnName } from './option-grid.ts';
import css from './options-grid.module.css';
import { isTable, readTable } from './paste.ts';

interface GridTableProps {
  view: GridView;
  onCopied: (place: number) => void;
}

/** The options as a table: a real one, in which Tab, Enter and the arrows move as in a spreadsheet. */
export function GridTable({ view, onCopied }: GridTableProps) {
  const { grid, editor } = view;
  const shown = shownColumns(view);

  function paste(event: ClipboardEvent<HTMLElement>) {
    const { target } = event;
    const text = event.clipboardData.getData('text/plain');
    if (!(target instanceof HTMLElement) || target.dataset.row === undefined || !isTable(text)) return;
    event.preventDefault();
    const column = Math.max(0, Number(target.dataset.column));
    editor.paste(readTable(text), { row: rowOrder(grid)[Number(target.dataset.row)] ?? 'insurer', column });
  }

  return (
    <table className={css.table} onKeyDown={moveByKey} onPaste={paste} data-option-grid>
      <caption className="visually-hidden">Options for the client. Rows are coverages, columns are insurers.</caption>
      <thead>
        <tr>
          <td className={css.corner} />
          {shown.map(({ column, place }) => (
            <th key={column.key} scope="col" id={`column-${column.key}`} className={css.columnHeader}>
              {columnName(column, place)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <HeadRows view={view} />
        <CoverageRows view={view} />
        <FootRows view={view} />
      </tbody>
      <tfoot>
        <tr>
          <td className={css.corner} />
          {shown.map(({ column, place }) => (
            <ColumnActions
              key={column.key}
              place={place}
              count={grid.columns.length}
              name={columnName(column, place)}
              editor={editor}
              onCopied={onCopied}
            />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
