import { Button } from '@mantine/core';
import type { CaseSummary } from '#shared/cases/views.ts';
import { UnclaimedRow } from './unclaimed-row.tsx';
import { useAccept } from './use-accept.ts';

interface PoolRowProps {
  request: CaseSummary;
  open: boolean;
  /** The list is beside an open request: its buttons are there. */
  beside: boolean;
}

const LIST = 'list=unassigned';

/** One unassigned request, and the buttons to claim it. */
export function PoolRow({ request, open, beside }: PoolRowProps) {
  const { id: caseId, version } = request;
  const { pending, claim } = useAccept({ caseId, version, list: LIST });
  const titleId = `pool-${caseId}`;
  const described = { size: 'compact-sm', 'aria-describedby': titleId } as const;
  return (
    <UnclaimedRow
      request={request}
      titleId={titleId}
      due={request.dueAt}
      open={open}
      list={LIST}
      actions={
        beside ? undefined : (
          <>
            <Button {...described} loading={pending} onClick={() => claim()}>
              Claim
            </Button>
            <Button {...described} variant="light" disabled={pending} onClick={() => claim(true)}>
              Claim and write
            </Button>
          </>
        )
      }
    />
  );
}
