import type { CaseDetail } from '#shared/cases/views.ts';
import { dayWords } from '#shared/platform/time/words.ts';
import css from './bound-facts.module.css';

/** What the broker recorded after the insurer confirmed. */
export function BoundFacts({ bound }: { bound: NonNullable<CaseDetail['bound']> }) {
  const facts = [
    ['Insurer', bound.insurer],
    ['Policy number', bound.policyNumber],
    ['First day', dayWords(bound.effectiveOn)],
    ['Last day', dayWords(bound.expiresOn)],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
