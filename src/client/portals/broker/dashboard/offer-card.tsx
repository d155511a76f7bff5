import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { DeclineDialog } from '#client/modules/cases/commands/decline-dialog.tsx';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import { Card } from '#client/ui/card.tsx';
import { DueClock } from '#client/ui/due-clock.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';
import { questionSetInSentence as inSentence } from '#shared/lines/question-sets.ts';
import { paths } from '#shared/platform/paths.ts';

/** One offer with its deadline, and the buttons to answer it. */
export function OfferCard({ offer }: { offer: CaseSummary }) {
  const [declining, setDeclining] = useState(false);
  const { id: caseId, version } = offer;
  const accept = trpc.cases.acceptOffer.useMutation(
    useCommandOutcome({
      caseId,
      done: 'The request is yours. The client has been notified.',
      failed: 'The offer was not accepted',
    }),
  );
  const titleId = `offer-${caseId}`;
  return (
    <Card as="article" padding="small" aria-labelledby={titleId}>
      <Stack gap="sm">
        <div>
          <Title order={3} id={titleId}>
            {offer.title}
          </Title>
          <Text c="dimmed" size="sm">
            {offer.number}
            {offer.area && `, postal code ${offer.area}`}
            {offer.questionSet && `, ${inSentence(offer.questionSet)}`}
          </Text>
        </div>
        {offer.offerExpiresAt && <DueClock due={offer.offerExpiresAt} label="Answer" />}
        <Group gap="xs">
          <Button
            size="sm"
            loading={accept.isPending}
            onClick={() => accept.mutate({ caseId, version })}
            aria-describedby={titleId}
          >
            Accept
          </Button>
          <Button size="sm" variant="default" onClick={() => setDeclining(true)} aria-describedby={titleId}>
            Decline
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
      <DeclineDialog caseId={caseId} version={version} opened={declining} onClose={() => setDeclining(false)} />
    </Card>
  );
}
