import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import { dueLabels } from '#client/modules/cases/overview/due-labels.ts';
import { Card } from '#client/ui/card.tsx';
import { DueClock } from '#client/ui/due-clock.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';
import { questionSetInSentence as inSentence } from '#shared/lines/question-sets.ts';
import { paths } from '#shared/platform/paths.ts';

/** One unassigned request. */
export function PoolCard({ request }: { request: CaseSummary }) {
  const { id: caseId, version } = request;
  const claim = trpc.cases.claim.useMutation(
    useCommandOutcome({
      caseId,
      done: 'The request is yours. The client has been notified.',
      failed: 'The request was not claimed',
    }),
  );
  const titleId = `pool-${caseId}`;
  return (
    <Card as="article" padding="small" aria-labelledby={titleId}>
      <Stack gap="sm">
        <div>
          <Title order={3} id={titleId}>
            {request.title}
          </Title>
          <Text c="dimmed" size="sm">
            {request.number}
            {request.area && `, postal code ${request.area}`}
            {request.questionSet && `, ${inSentence(request.questionSet)}`}
          </Text>
        </div>
        {request.dueAt && request.dueFor && <DueClock due={request.dueAt} label={dueLabels[request.dueFor]} />}
        <Group gap="xs">
          <Button
            size="sm"
            variant="light"
            loading={claim.isPending}
            onClick={() => claim.mutate({ caseId, version })}
            aria-describedby={titleId}
          >
            Claim
          </Button>
          <Button
            size="sm"
            px="xs"
            variant="subtle"
            component={Link}
            to={paths.broker.case(caseId)}
            aria-describedby={titleId}
          >
            View answers
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
