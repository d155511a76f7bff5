import { Card } from '#client/ui/card.tsx';
import type { LocalRisk } from '#shared/content/communities/community.ts';
import { Prose } from '../content/prose.tsx';
import css from '../content/text-section.module.css';
import page from '../layout/page.module.css';

/** What happened in a place, and may happen again. */
export function RiskList({ risks }: { risks: readonly LocalRisk[] }) {
  return (
    <ul className={`plain-list ${css.points}`}>
      {risks.map(({ name, when, text }) => (
        <Card as="li" padding="small" key={name} className={css.risk}>
          <h3>{name}</h3>
          <p className={page.note}>{when}</p>
          <Prose text={text} className={css.text} />
        </Card>
      ))}
    </ul>
  );
}
