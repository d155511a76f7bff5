import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import { dueLabels } from '#client/modules/cases/overview/due-labels.ts';
import { DueClock } from '#client/ui/due-clock.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './request-card.module.css';

/** One unassigned request. */
export function PoolCard({ request }: { request: CaseSummary }) {
  const { id: caseId, version } = request;
  const claim = trpc.cases.claim.useMutation(
    useCommandOutcome({
      caseId,
      done: 'The request is yours. The client is told who you are.',
      failed: 'The request was not taken on',
    }),
  );
  const titleId = `pool-${caseId}`;
  return (
    <article className={css.card} aria-labelledby={titleId}>
      <div>
        <h3 className={css.title} id={titleId}>
          {request.title}
        </h3>
        <p className={css.facts}>
          {request.number}
          {request.area && `, postal code ${request.area}`}
        </p>
      </div>
      {request.dueAt && request.dueFor && <DueClock due={request.dueAt} label={dueLabels[request.dueFor]} />}
      <div className={css.actions}>
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
          Read the answers
        </Button>
      </div>
    </article>
  );
}
