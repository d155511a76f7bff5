import { Button } from '@mantine/core';
import { IconArrowsJoin } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import { Card } from '#client/ui/card.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import css from './duplicates.module.css';

interface JoinedNoticeProps {
  row: CaseDetail;
  /** The path to another case in this area. */
  pathOf: (caseId: string) => string;
}

/** On a request that was joined to another: where it continues, and for staff a way to undo it. */
export function JoinedNotice({ row, pathOf }: JoinedNoticeProps) {
  const { id: caseId, version, mergedInto } = row;
  const unmerge = trpc.cases.unmerge.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Separated. The request picks up where it left off.',
      failed: 'The request was not separated',
    }),
  );
  if (row.status !== 'duplicate') return null;
  return (
    <Card padding="small" className={css.notice}>
      <IconArrowsJoin size={20} aria-hidden="true" />
      <p>
        {mergedInto ? (
          <>
            This request continues in{' '}
            <Link to={pathOf(mergedInto.caseId)}>{`${mergedInto.title}, ${mergedInto.number}`}</Link>. You can still
            read everything here.
          </>
        ) : (
          'This request continues in another one. You can still read everything here.'
        )}
      </p>
      {row.allowedEvents.includes('unmerged') && (
        <Button
          variant="default"
          size="compact-md"
          loading={unmerge.isPending}
          onClick={() => unmerge.mutate({ caseId, version })}
        >
          Separate
        </Button>
      )}
    </Card>
  );
}
