import { formatMoment } from '#client/lib/format-date.ts';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { CandidateDetails } from './candidate-details.tsx';
import css from './decision-view.module.css';

type Decision = RouterOutputs['cases']['decisions']['decisions'][number];

/** The outcome in one sentence; everything behind it can be unfolded. */
function sentence({ chosenName, candidates }: Decision): string {
  const eligible = candidates.filter((candidate) => candidate.eligible).length;
  if (!chosenName) {
    return candidates.length === 0
      ? 'Nobody was asked: there are no brokers yet.'
      : `Nobody was asked: none of ${candidates.length} brokers passed every check.`;
  }
  const score = candidates.find(({ name }) => name === chosenName)?.score;
  const points = score == null ? '' : ` with ${score} of 100 points`;
  return `${chosenName} was asked${points}: ${eligible} of ${candidates.length} brokers passed every check.`;
}

/** Why this broker, and why not the others: every decision about a case, newest first. */
export function DecisionView({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0) {
    return <p className={css.empty}>No broker has been chosen for this request yet. The next decision appears here.</p>;
  }
  return (
    <ol className={css.decisions}>
      {decisions.map((decision) => (
        <li className={css.decision} key={decision.id}>
          <p className={css.sentence}>{sentence(decision)}</p>
          <p className={css.moment}>
            <time dateTime={decision.at}>{formatMoment(decision.at)}</time>
          </p>
          <p className={css.moment}>
            Equal points are drawn by lot, and the same seed always draws the same:{' '}
            <code className={css.seed}>{decision.seed}</code>
          </p>
          <ul className={css.candidates}>
            {decision.candidates.map((candidate) => (
              <li key={candidate.brokerId}>
                <CandidateDetails candidate={candidate} chosen={candidate.name === decision.chosenName} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
