import css from './questions.module.css';

/** A radio button cannot be cleared; an optional question needs a way to leave it open again. */
export function ClearAnswer({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button className={css.clear} type="button" onClick={onClear}>
      Clear this answer<span className="visually-hidden"> {label}</span>
    </button>
  );
}
