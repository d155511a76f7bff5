import { formatMoment } from '#client/lib/format-date.ts';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import css from './decision-view.module.css';
import { FieldSummary } from './field-summary.tsx';
import { RankedBrokers } from './ranked-brokers.tsx';

type Decision = RouterOutputs['cases']['decisions']['decisions'][number];

/** The outcome in one sentence; the details can be expanded. */
function sentence({ chosenName, chosenId, best, considered }: Decision): string {
  if (!chosenName)
    return considered === 0
      ? 'Nobody was asked: there are no brokers yet.'
      : 'Nobody was asked: no broker met every rule.';
  const score = best.find(({ brokerId }) => brokerId === chosenId)?.score;
  return `${chosenName} was asked${score == null ? '' : ` with ${score} of 100 points`}.`;
}

/** Why this broker: every assignment decision of a case, newest first. */
export function DecisionView({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0) {
    return <p className={css.empty}>No broker has been chosen for this request yet. The next decision appears here.</p>;
  }
  return (
    <ol className={css.decisions}>
      {decisions.map((decision) => (
        <li key={decision.id}>
          <p className={css.sentence}>{sentence(decision)}</p>
          <p className={css.moment}>
            <time dateTime={decision.at}>{formatMoment(decision.at)}</time>
          </p>
          <FieldSummary ranking={decision} />
          {decision.best.length > 1 && (
            <p className={css.moment}>
              Equal points are drawn by lot, and the same seed always draws the same:{' '}
              <code className={css.seed}>{decision.seed}</code>
            </p>
          )}
          <RankedBrokers ranking={decision} />
        </li>
      ))}
    </ol>
  );
}
