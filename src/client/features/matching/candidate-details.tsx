import { IconCheck, IconX } from '@tabler/icons-react';
import type { CandidateResult, MatchFilter, ScorePart } from '#shared/matching/schema.ts';
import css from './candidate-details.module.css';

const filterLabels: Readonly<Record<MatchFilter, string>> = {
  active: 'Account',
  licence_class: 'Licence',
  licence_expiry: 'Licence date',
  licence_verified: 'Licence checked',
  line: 'Line of insurance',
  area: 'Area',
  capacity: 'Room',
  away: 'Absence',
  excluded: 'Asked before',
};

const partLabels: Readonly<Record<ScorePart['part'], string>> = {
  capacity: 'Room',
  language: 'Language',
  fairness: 'Fair turn',
  area: 'Area',
};

function outcome({ eligible, score, filters }: CandidateResult): string {
  if (eligible) return `${score ?? 0} of 100 points`;
  const failed = filters.filter(({ passed }) => !passed).length;
  return failed === 1 ? '1 check not passed' : `${failed} checks not passed`;
}

/** One broker of a decision: the outcome in the heading, every check and every point inside. */
export function CandidateDetails({ candidate, chosen }: { candidate: CandidateResult; chosen: boolean }) {
  return (
    <details className={css.candidate} open={chosen}>
      <summary className={css.summary}>
        <span className={css.name}>{candidate.name}</span>
        {chosen && <span className={css.chosen}>Asked</span>}
        <span className={css.outcome}>{outcome(candidate)}</span>
      </summary>
      <ul className={css.checks}>
        {candidate.filters.map(({ filter, passed, reason }) => (
          <li className={css.check} data-passed={passed} key={filter}>
            {passed ? <IconCheck size={16} aria-hidden="true" /> : <IconX size={16} aria-hidden="true" />}
            <span>
              <strong>
                {filterLabels[filter]}: {passed ? 'passed' : 'not passed'}.
              </strong>{' '}
              {reason}
            </span>
          </li>
        ))}
      </ul>
      {candidate.scoreParts.length > 0 && (
        <table className={css.points}>
          <caption>Points</caption>
          <tbody>
            {candidate.scoreParts.map(({ part, points, outOf, reason }) => (
              <tr key={part}>
                <th scope="row">{partLabels[part]}</th>
                <td>
                  {points} of {outOf}
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
