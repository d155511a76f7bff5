import { Stack } from '@mantine/core';
import type { Ranking } from '#shared/assignment/schema.ts';
import css from './brokers.module.css';
import { PointsTable } from './points-table.tsx';

/** The top brokers, best first: the score in the heading, its breakdown inside. */
export function RankedBrokers({ ranking: { best, chosenId } }: { ranking: Ranking }) {
  if (best.length === 0) return null;
  return (
    <Stack component="ol" className="plain-list" gap="xs" mt="sm">
      {best.map(({ brokerId, name, firm, score, scoreParts }) => (
        <li key={brokerId}>
          <details className={css.candidate} open={brokerId === chosenId}>
            <summary className={css.summary}>
              <strong>{name}</strong>
              {firm && <span className={css.firm}>{firm}</span>}
              {brokerId === chosenId && <span className={css.chosen}>Offered</span>}
              <span className={css.outcome}>{score} of 100 points</span>
            </summary>
            <PointsTable parts={scoreParts} />
          </details>
        </li>
      ))}
    </Stack>
  );
}
