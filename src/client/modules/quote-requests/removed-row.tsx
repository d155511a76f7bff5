import css from './repeat-group.module.css';
import screen from './screen.module.css';

/** Shown in place of a removed row, until the rows change again. */
export function RemovedRow({ id, name, onUndo }: { id: string; name: string; onUndo: () => void }) {
  return (
    <p className={css.removed} role="status">
      <span>{name} was removed.</span>
      <button className={screen.change} id={id} type="button" onClick={onUndo}>
        Undo<span className="visually-hidden"> removing {name.toLowerCase()}</span>
      </button>
    </p>
  );
}
