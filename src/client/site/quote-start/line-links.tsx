import { lineLabels, lines } from '#shared/lines/lines.ts';
import css from './quote-start.module.css';

/** A link for each line, in words. */
export function LineLinks({ to }: { to: (line: string) => string }) {
  return (
    <ul className={css.links}>
      {lines.map((line) => (
        <li key={line}>
          <a href={to(line)}>{lineLabels[line]}</a>
        </li>
      ))}
    </ul>
  );
}
