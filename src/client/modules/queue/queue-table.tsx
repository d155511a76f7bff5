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
  /** Administrators see the broker. */
  showBroker: boolean;
  selection: Selection;
  /** Another list is loading. */
  busy: boolean;
  ref?: Ref<HTMLTableElement>;
}

/** The queue as a table where there is room, as cards on a phone. */
export function QueueTable(props: QueueTableProps) {
  const { caption, rows, departed, onDismiss, hrefOf, showBroker, selection, busy, ref } = props;
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
    <table
      className={css.table}
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
          <th scope="col">Request</th>
          <th scope="col">Client</th>
          {showBroker && <th scope="col">Broker</th>}
          <th scope="col">Status</th>
          <th scope="col">Waiting</th>
          <th scope="col">Last update</th>
        </tr>
      </thead>
      <tbody>
        {behind(null)}
        {rows.map((row) => (
          <Fragment key={row.id}>
            <QueueRow
              row={row}
              href={hrefOf(row.id)}
              showBroker={showBroker}
              selected={selection.ids.has(row.id)}
              onSelect={(id, range) => selection.toggle(id, { range })}
            />
            {behind(row.id)}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
