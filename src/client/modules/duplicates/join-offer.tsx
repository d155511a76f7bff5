import { Button } from '@mantine/core';
import { IconArrowsJoin } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useReadCaseAgain } from '#client/modules/cases/commands/use-read-case-again.ts';
import { Card } from '#client/ui/card.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './duplicates.module.css';

/** On a client’s new request: to add it to their open one for the same. Renders nothing where there is none. */
export function JoinOffer({ row: { id: caseId, relation, allowedEvents } }: { row: CaseDetail }) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const readAgain = useReadCaseAgain(caseId);
  const enabled = relation === 'client' && allowedEvents.includes('merged');
  const { data } = trpc.cases.joinTargets.useQuery({ caseId }, { enabled });
  const join = trpc.cases.join.useMutation({
    onSuccess(_, { intoId }) {
      showToast({ kind: 'success', message: 'The two are one request now.' });
      void utils.cases.invalidate();
      navigate(paths.portal.case(intoId));
    },
    onError(error) {
      showToast({ kind: 'error', title: 'The requests were not merged', message: toApiError(error).serverMessage });
      readAgain();
      void utils.cases.joinTargets.invalidate({ caseId });
    },
  });
  const [target] = data?.requests ?? [];
  if (!enabled || !target) return null;
  const { number, title, createdAt } = target;
  return (
    <Card padding="small" className={css.notice}>
      <IconArrowsJoin size={20} aria-hidden="true" />
      <p>
        You already have an open request for the same kind of insurance: {title}, {number}, sent {formatDay(createdAt)}.
        If both are about the same thing, add this one to it. You can still read everything here.
      </p>
      <Button
        variant="default"
        size="compact-md"
        loading={join.isPending}
        onClick={() => join.mutate({ caseId, intoId: target.caseId })}
      >
        Add to {number}
      </Button>
    </Card>
  );
}
