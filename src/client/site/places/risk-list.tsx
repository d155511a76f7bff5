import type { LocalRisk } from '#shared/content/communities/community.ts';
import { Prose } from '../content/prose.tsx';
import css from './risk-list.module.css';

/** What happened in a place, and may happen again. */
export function RiskList({ risks }: { risks: readonly LocalRisk[] }) {
  return (
    <ul className={css.risks}>
      {risks.map(({ name, when, text }) => (
        <li key={name} className={css.risk}>
          <h3 className={css.name}>{name}</h3>
          <p className={css.when}>{when}</p>
          <Prose text={text} className={css.text} />
        </li>
      ))}
    </ul>
  );
}
