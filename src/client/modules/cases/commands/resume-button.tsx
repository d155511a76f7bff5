import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { trpc } from '#client/lib/trpc.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import { useCommandOutcome } from './use-command-outcome.ts';

/** Ends a hold before its day; renders nothing where there is none. */
export function ResumeButton({ row }: { row: Pick<CaseDetail, 'id' | 'version' | 'allowedEvents'> }) {
  const { id: caseId, version } = row;
  const resume = trpc.cases.resume.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Resumed. The reply deadline picks up with the time left.',
      failed: 'The request was not resumed',
    }),
  );
  if (!row.allowedEvents.includes('resumed')) return null;
  return (
    <Button
      loading={resume.isPending}
      leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
      onClick={() => resume.mutate({ caseId, version })}
    >
      Resume
    </Button>
  );
}
