import css from './checklist.module.css';

/** A checklist to print. Empty boxes without controls: nothing here is stored, and nothing needs to be. */
export function Checklist({ lines }: { lines: readonly string[] }) {
  return (
    <div className={css.checklist}>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line} className={css.line}>
            <span className={css.box} aria-hidden="true" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        This page prints as a checklist. Missing something? Ask anyway, your broker helps you find it.
      </p>
    </div>
  );
}
