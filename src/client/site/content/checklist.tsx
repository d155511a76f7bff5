import css from './checklist.module.css';

/** Lines to tick off on paper. Empty boxes and no controls: nothing here is kept, and nothing needs to be. */
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
