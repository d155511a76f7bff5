import { type ClipboardEvent, useRef } from 'react';
import type { WorkCalendar } from '#shared/callbacks/schema.ts';
import { findStandardCoverage } from '#shared/lines/coverages/rows.ts';
import { formatMoney } from '#shared/platform/formats.ts';
import type { OptionColumn, OptionGrid } from '#shared/quote-options/draft.ts';
import { tidyCell } from './cell-text.ts';
import { cellWarning } from './cell-warning.ts';
import { ColumnActions } from './column-actions.tsx';
import { differingRows } from './differences.ts';
import { expiryWarning } from './expiry.ts';
import { fieldId } from './field-id.ts';
import { enterCell, moveByKey } from './grid-keys.ts';
import { InsurerCell } from './insurer-cell.tsx';
import { type ColumnStart, columnName, footFields, headFields, measureOf } from './option-grid.ts';
import css from './options-grid.module.css';
import { isTable, readTable } from './paste.ts';
import { tidyPremium } from './premium-text.ts';
import { QuoteCell } from './quote-cell.tsx';
import { NamedRowHeader, RowHeader } from './row-header.tsx';
import { TermCell } from './term-cell.tsx';
import { TextCell } from './text-cell.tsx';
import type { GridEditor } from './use-grid-editor.ts';

interface GridTableProps {
  caseId: string;
  grid: OptionGrid;
  begin: ColumnStart;
  insurers: readonly string[];
  editor: GridEditor;
  /** The one column that is shown where there is no room for more; null shows all. */
  only: number | null;
  today: string;
  calendar: WorkCalendar | undefined;
  errorOf: (path: string) => string | undefined;
  onCopied: (place: number) => void;
}

/** What the client asked for, or Alberta’s standard policy, in the words of the row. */
function hintOf(begin: ColumnStart, name: string): string | undefined {
  const found = begin.start.find((coverage) => coverage.name === name);
  const isDeductible = measureOf(begin.type, name) === 'deductible';
  if (found?.origin !== 'wish') return isDeductible ? 'Deductible' : undefined;
  const amounts = [
    found.limitCents !== null && formatMoney(found.limitCents),
    found.deductibleCents !== null && `${formatMoney(found.deductibleCents)} deductible`,
    found.note,
  ].filter(Boolean);
  return amounts.length > 0 ? `Client asked for ${amounts.join(', ')}` : 'Client asked for this';
}

/** The options as a table: a real one, in which Tab, Enter and the arrows move as in a spreadsheet. */
export function GridTable(props: GridTableProps) {
  const { caseId, grid, begin, insurers, editor, only, today, calendar, errorOf, onCopied } = props;
  const { type } = begin;
  const table = useRef<HTMLTableElement>(null);
  const differing = differingRows(grid, type);
  const shown = grid.columns.flatMap((column, place) => (only === null || only === place ? [{ column, place }] : []));
  const order = [...headFields, ...grid.rows.map(({ key }) => key), ...footFields];

  function paste(event: ClipboardEvent<HTMLElement>) {
    const { target } = event;
    const text = event.clipboardData.getData('text/plain');
    if (!(target instanceof HTMLElement) || target.dataset.row === undefined || !isTable(text)) return;
    event.preventDefault();
    const column = Math.max(0, Number(target.dataset.column));
    editor.paste(readTable(text), { row: order[Number(target.dataset.row)] ?? 'insurer', column });
  }

  const cell = ({ key }: OptionColumn, place: number, row: string) => {
    const path = `${place}.${row}`;
    return { id: fieldId(path), row, column: key, place: [order.indexOf(row), place] as const, error: errorOf(path) };
  };

  return (
    <table className={css.table} ref={table} onKeyDown={moveByKey} onPaste={paste} data-option-grid>
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
        <tr>
          <RowHeader row="insurer" name="Insurer" />
          {shown.map(({ column, place }) => {
            const { row: _, ...own } = cell(column, place, 'insurer');
            return (
              <InsurerCell
                key={column.key}
                {...own}
                value={column.insurer}
                insurers={insurers}
                onChange={(insurer) => insurer !== column.insurer && editor.change(column.key, { insurer })}
                onChosen={() =>
                  enterCell(table.current?.querySelector<HTMLElement>(`#${fieldId(`${place}.premium`)}`) ?? undefined)
                }
              />
            );
          })}
        </tr>
        <tr>
          <RowHeader row="premium" name="Premium" />
          {shown.map(({ column, place }) => (
            <TextCell
              key={column.key}
              {...cell(column, place, 'premium')}
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
          {shown.map(({ column, place }) => {
            const { row: _, error: __, ...own } = cell(column, place, 'term');
            return (
              <TermCell
                key={column.key}
                {...own}
                value={column.term}
                onChange={(term) => editor.change(column.key, { term })}
              />
            );
          })}
        </tr>
        <tr>
          <RowHeader row="validUntil" name="Valid until" />
          {shown.map(({ column, place }) => (
            <TextCell
              key={column.key}
              {...cell(column, place, 'validUntil')}
              kind="date"
              min={today}
              warning={expiryWarning(column.validUntil, today, calendar)}
              value={column.validUntil}
              onChange={(validUntil) => editor.change(column.key, { validUntil })}
            />
          ))}
        </tr>
        {grid.rows.map(({ key, name }) => (
          <tr key={key} data-differs={differing.has(key) || undefined}>
            {findStandardCoverage(type, name) ? (
              <RowHeader row={key} name={name} hint={hintOf(begin, name)} differs={differing.has(key)} />
            ) : (
              <NamedRowHeader
                row={key}
                place={order.indexOf(key)}
                name={name}
                differs={differing.has(key)}
                onRename={(words) => editor.renameRow(key, words)}
              />
            )}
            {shown.map(({ column, place }) => {
              const value = column.cells[key] ?? '';
              return (
                <TextCell
                  key={column.key}
                  {...cell(column, place, key)}
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
        ))}
        <tr>
          <RowHeader row="exclusions" name="Exclusions and conditions" />
          {shown.map(({ column, place }) => (
            <TextCell
              key={column.key}
              {...cell(column, place, 'exclusions')}
              kind="long"
              value={column.exclusions}
              onChange={(exclusions) => editor.change(column.key, { exclusions })}
            />
          ))}
        </tr>
        <tr>
          <RowHeader row="note" name="Note for the client" />
          {shown.map(({ column, place }) => (
            <TextCell
              key={column.key}
              {...cell(column, place, 'note')}
              kind="long"
              value={column.note}
              onChange={(note) => editor.change(column.key, { note })}
            />
          ))}
        </tr>
        <tr>
          <RowHeader row="quote" name="Insurer’s quote" hint="A PDF the client can open" />
          {shown.map(({ column, place }) => (
            <QuoteCell
              key={column.key}
              id={fieldId(`${place}.quote`)}
              caseId={caseId}
              column={column.key}
              name={columnName(column, place)}
              documentId={column.documentId}
              error={errorOf(`${place}.quote`)}
              onChange={(documentId) => editor.change(column.key, { documentId })}
            />
          ))}
        </tr>
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
