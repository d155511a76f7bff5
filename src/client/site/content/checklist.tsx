import { Card } from '#client/ui/card.tsx';
import { keepUnits } from '#shared/platform/units.ts';
import page from '../layout/page.module.css';
import css from './text-section.module.css';

/** A checklist to print. Empty boxes without controls: nothing here is stored, and nothing needs to be. */
export function Checklist({ lines }: { lines: readonly string[] }) {
  return (
    <Card className={css.checklist}>
      <ul className="plain-list">
        {lines.map((line) => (
          <li key={line} className={css.line}>
            <span className={css.box} aria-hidden="true" />
            <span>{keepUnits(line)}</span>
          </li>
        ))}
      </ul>
      <p className={`${page.note} not-printed`}>
        This page prints as a checklist. Missing something? Get a quote anyway. Your broker can help you find it.
      </p>
    </Card>
  );
}
