import { Stack, Text } from '@mantine/core';
import { formatMoment } from '#client/lib/format-date.ts';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { placingWords } from '#shared/assignment/rules.ts';
import css from './brokers.module.css';
import { FieldSummary } from './field-summary.tsx';
import { RankedBrokers } from './ranked-brokers.tsx';

type Decision = RouterOutputs['cases']['decisions']['decisions'][number];

/** The outcome in one sentence; the details can be expanded. */
function sentence({ chosenName, chosenId, best, considered }: Decision): string {
  if (!chosenName)
    return considered === 0
      ? 'Not offered to anyone: there are no brokers yet.'
      : 'Not offered to anyone: no broker met every rule.';
  const score = best.find(({ brokerId }) => brokerId === chosenId)?.score;
  return `Offered to ${chosenName}${score == null ? '' : ` with ${score} of 100 points`}.`;
}

/** Why this broker: every assignment decision of a case, newest first. */
export function DecisionView({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0) {
    return <Text c="dimmed">No broker has been chosen for this request yet. Decisions will appear here.</Text>;
  }
  return (
    <Stack component="ol" className="plain-list" gap="xl">
      {decisions.map((decision) => (
        <li key={decision.id}>
          <Text fw={600}>{sentence(decision)}</Text>
          <Text c="dimmed" size="sm" mt="var(--space-4)">
            <time dateTime={decision.at}>{formatMoment(decision.at)}</time>
          </Text>
          {decision.needs && (
            <Text c="dimmed" size="sm" mt="var(--space-4)">
              {placingWords(decision.needs)}
            </Text>
          )}
          <FieldSummary ranking={decision} />
          {decision.best.length > 1 && (
            <Text className={css.seed} c="dimmed" size="sm" mt="var(--space-4)">
              Ties are broken at random, and the same seed always gives the same result: <code>{decision.seed}</code>
            </Text>
          )}
          <RankedBrokers ranking={decision} />
        </li>
      ))}
    </Stack>
  );
}
