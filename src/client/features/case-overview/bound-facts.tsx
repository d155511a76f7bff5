import type { CaseDetail } from '#shared/cases/views.ts';
import { formatDate } from '#shared/quotes/formats.ts';
import css from './bound-facts.module.css';

/** What the broker recorded after the insurer confirmed. */
export function BoundFacts({ bound }: { bound: NonNullable<CaseDetail['bound']> }) {
  const facts = [
    ['Insurer', bound.insurer],
    ['Policy number', bound.policyNumber],
    ['First day', formatDate(bound.effectiveOn)],
    ['Last day', formatDate(bound.expiresOn)],
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
