import { Button } from '@mantine/core';
import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { formatDay } from '#client/lib/format-date.ts';
import { useSession } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { stopWords, withdrawnWords } from '#shared/cases/withdrawal.ts';
import css from './withdrawal-notice.module.css';

/** For staff: what the client withdrew, what that asks of the broker, and a button to confirm it. Renders nothing without a withdrawal. */
export function WithdrawalNotice({ row }: { row: CaseDetail }) {
  const { id: caseId, version, status, withdrawal, allowedEvents } = row;
  const session = useSession();
  const confirm = trpc.cases.acknowledgeWithdrawal.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Withdrawal confirmed. The client can see this.',
      failed: 'The withdrawal was not confirmed',
    }),
  );
  if (!withdrawal) return null;
  const { purpose, at, confirmedAt, confirmedBy } = withdrawal;
  const isOwn = session.status === 'user' && confirmedBy === session.user.fullName;
  const Icon = confirmedAt ? IconCircleCheck : IconBan;
  return (
    <section className={css.notice} aria-label="Withdrawal" data-pending={confirmedAt ? undefined : true}>
      <Icon className={css.icon} size={20} stroke={1.8} aria-hidden="true" />
      <div role="status">
        <p className={css.what}>
          {withdrawnWords(purpose)} on {formatDay(at)}.
        </p>
        <p>{stopWords(status)}</p>
        {confirmedAt && (
          <p>
            {isOwn ? 'You' : (confirmedBy ?? 'The broker')} confirmed this on {formatDay(confirmedAt)}.
          </p>
        )}
      </div>
      {allowedEvents.includes('withdrawal_acknowledged') && (
        <Button size="compact-md" loading={confirm.isPending} onClick={() => confirm.mutate({ caseId, version })}>
          Confirm
        </Button>
      )}
    </section>
  );
}
