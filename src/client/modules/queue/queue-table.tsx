import { Fragment, type Ref, useRef } from 'react';
import type { WorklistRow } from '#shared/queue/schema.ts';
import { DepartedRow } from './departed-row.tsx';
import { QueueRow } from './queue-row.tsx';
import css from './queue-table.module.css';
import type { Departed } from './use-departed.ts';
import type { Selection } from './use-selection.ts';

interface QueueTableProps {
  /** What the list contains, for screen readers. */
  caption: string;
  rows: readonly WorklistRow[];
  departed: readonly Departed[];
  onDismiss: (id: string) => void;
  hrefOf: (id: string) => string;
  /** The query of the list, which a request opened from it remembers. */
  list: string;
  /** The request that is open beside the list. */
  openId: string | null;
  /** Administrators see the broker. */
  showBroker: boolean;
  selection: Selection;
  /** Another list is loading. */
  busy: boolean;
  ref?: Ref<HTMLTableElement>;
}

/** The queue in dense rows: one line each where there is room, two in a narrow column or on a phone. */
export function QueueTable(props: QueueTableProps) {
  const { caption, rows, departed, onDismiss, hrefOf, list, openId, showBroker, selection, busy, ref } = props;
  const focused = useRef<string | null>(null);
  const behind = (id: string | null) =>
    departed
      .filter(({ after }) => after === id)
      .map((each) => (
        <DepartedRow
          departed={each}
          href={hrefOf(each.row.id)}
          columns={showBroker ? 7 : 6}
          onDismiss={onDismiss}
          focused={focused}
          key={each.row.id}
        />
      ));
  return (
    <div className={css.room}>
      <table
        className={css.table}
        data-beside={openId !== null || undefined}
        ref={ref}
        aria-busy={busy}
        onFocus={({ target }) => {
          focused.current = target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
        }}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td className={css.tick}>
              <label className={css.tickTarget}>
                <input type="checkbox" checked={selection.all} onChange={selection.toggleAll} />
                <span className="visually-hidden">Select all {rows.length} shown</span>
              </label>
            </td>
            <th scope="col">Client and request</th>
            {showBroker && (
              <th scope="col" className={css.broker}>
                Broker
              </th>
            )}
            <th scope="col" className={css.next}>
              Next step
            </th>
            <th scope="col" className={css.status}>
              Status
            </th>
            <th scope="col" className={css.clock}>
              Due
            </th>
            <th scope="col" className={css.updated}>
              Updated
            </th>
          </tr>
        </thead>
        <tbody>
          {behind(null)}
          {rows.map((row) => (
            <Fragment key={row.id}>
              <QueueRow
                row={row}
                href={hrefOf(row.id)}
                list={list}
                open={row.id === openId}
                showBroker={showBroker}
                selected={selection.ids.has(row.id)}
                onSelect={(id, range) => selection.toggle(id, { range })}
              />
              {behind(row.id)}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
