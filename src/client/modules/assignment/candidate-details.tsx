import { Stack } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { CandidateResult, MatchFilter } from '#shared/assignment/schema.ts';
import css from './brokers.module.css';
import { PointsTable } from './points-table.tsx';

const filterLabels: Readonly<Record<MatchFilter, string>> = {
  active: 'Account',
  licence_class: 'Licence',
  licence_expiry: 'Licence expiry',
  licence_verified: 'Licence verified',
  line: 'Line of insurance',
  industry: 'Industry',
  area: 'Area',
  capacity: 'Capacity',
  away: 'Availability',
  excluded: 'Not offered before',
};

function outcome({ eligible, score, filters }: CandidateResult): string {
  if (eligible) return `${score ?? 0} of 100 points`;
  const failed = filters.filter(({ passed }) => !passed).length;
  return failed === 1 ? '1 rule not met' : `${failed} rules not met`;
}

/** One broker's result for one request: the outcome in the heading, every rule and score inside. */
export function CandidateDetails({ candidate, open }: { candidate: CandidateResult; open: boolean }) {
  return (
    <details className={css.candidate} open={open}>
      <summary className={css.summary}>
        <strong>{candidate.name}</strong>
        {candidate.firm && <span className={css.firm}>{candidate.firm}</span>}
        <span className={css.outcome}>{outcome(candidate)}</span>
      </summary>
      <Stack component="ul" className="plain-list" gap="var(--space-6)" px="md" pt="var(--space-4)" pb="md">
        {candidate.filters.map(({ filter, passed, reason }) => (
          <li className={css.check} data-passed={passed} key={filter}>
            {passed ? <IconCheck size={16} aria-hidden="true" /> : <IconX size={16} aria-hidden="true" />}
            <span>
              <strong>
                {filterLabels[filter]}: {passed ? 'met' : 'not met'}.
              </strong>{' '}
              {reason}
            </span>
          </li>
        ))}
      </Stack>
      {candidate.scoreParts.length > 0 && <PointsTable parts={candidate.scoreParts} />}
    </details>
  );
}
