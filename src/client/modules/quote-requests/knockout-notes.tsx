import type { Knockout } from '#shared/lines/types.ts';
import css from './questions.module.css';

/** What partners cannot place, and where to turn instead. Announced when an answer brings it up. */
export function KnockoutNotes({ knockouts }: { knockouts: readonly Knockout[] }) {
  return (
    <div role="status">
      {knockouts.map(({ id, title, text, turnTo }) => (
        <div key={id} className={css.warning}>
          <p className={css.label}>{title}</p>
          <p>{text}</p>
          <ul className="plain-list">
            {turnTo.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
