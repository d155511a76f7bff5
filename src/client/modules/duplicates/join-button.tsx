import { Button } from '@mantine/core';
import { IconArrowsJoin } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useReadCaseAgain } from '#client/modules/cases/commands/use-read-case-again.ts';
import type { Duplicate } from '#shared/cases/move-schema.ts';
import type { CaseDetail, CommandReceipt } from '#shared/cases/views.ts';

interface JoinButtonProps {
  row: Pick<CaseDetail, 'id' | 'version' | 'number'>;
  other: Duplicate;
  /** The page of the other request. */
  path: string;
  onDone: () => void;
}

/** Joins the open request into another, goes there, and offers Undo in the toast. */
export function JoinButton({ row, other, path, onDone }: JoinButtonProps) {
  const { id: caseId, version } = row;
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const readAgain = useReadCaseAgain(caseId);
  const unmerge = trpc.cases.unmerge.useMutation();

  async function undo({ version: joined }: CommandReceipt) {
    try {
      await unmerge.mutateAsync({ caseId, version: joined });
      showToast({ kind: 'success', message: `${row.number} was separated.` });
    } catch (error) {
      showToast({ kind: 'error', title: 'Could not undo', message: toApiError(error).serverMessage });
    }
    await utils.cases.invalidate();
  }
  const merge = trpc.cases.merge.useMutation({
    onSuccess(receipt) {
      showToast({
        kind: 'success',
        message: `${row.number} was merged into ${other.number}.`,
        action: { label: 'Undo', run: () => undo(receipt) },
      });
      void utils.cases.invalidate();
      onDone();
      navigate(path);
    },
    onError(error) {
      const { status, serverMessage } = toApiError(error);
      showToast({ kind: 'error', title: 'The requests were not merged', message: serverMessage });
      if (status === 409 || status === 404) {
        readAgain();
        void utils.cases.duplicates.invalidate({ caseId });
      }
    },
  });
  return (
    <Button
      loading={merge.isPending}
      leftSection={<IconArrowsJoin size={18} aria-hidden="true" />}
      onClick={() => merge.mutate({ caseId, version, intoId: other.caseId })}
    >
      Merge into {other.number}
    </Button>
  );
}
