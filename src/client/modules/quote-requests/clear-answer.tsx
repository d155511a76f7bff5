import css from './answers.module.css';

/** A radio button cannot be taken back by itself; an optional question can be left open again. */
export function ClearAnswer({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button className={css.clear} type="button" onClick={onClear}>
      Clear this answer<span className="visually-hidden"> {label}</span>
    </button>
  );
}
