import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { queueTitle, times } from './mail-words.ts';
import css from './trouble.module.css';
import { TroubleRow } from './trouble-row.tsx';
import { TroubleSection } from './trouble-section.tsx';
import { useTried } from './use-tried.ts';

/** Failing background jobs, the newest fifty. Emails and scans have lists of their own. */
export function FailingJobs() {
  const { data, error, refetch } = trpc.trouble.jobs.useQuery(undefined, { refetchOnMount: 'always' });
  const retry = trpc.trouble.tryJob.useMutation(useTried('The job is running again.'));
  return (
    <TroubleSection
      id="jobs"
      title="Background jobs"
      count={data?.jobs.length ?? null}
      error={error}
      onRetry={() => void refetch()}
      calm="No failing background jobs."
    >
      <Card as="ul" padding="none" className={`plain-list ${css.list}`}>
        {data?.jobs.map((job) => (
          <TroubleRow
            key={job.id}
            title={queueTitle(job.queue)}
            createdAt={job.createdAt}
            facts={[
              times(job.attempts),
              job.lastError && `Last error: ${job.lastError}`,
              job.nextAt ? `Next attempt: ${formatShortMoment(job.nextAt)}` : 'No more attempts',
            ]}
            action="Try again"
            pending={retry.isPending && retry.variables.jobId === job.id}
            onTry={() => retry.mutate({ queue: job.queue, jobId: job.id })}
          />
        ))}
      </Card>
    </TroubleSection>
  );
}
