import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { type UserDetail, userReasonInputSchema } from '#shared/users/schema.ts';
import { handedOverWords } from '../brokers/handed-over-words.ts';
import { type Successor, SuccessorChoice } from '../brokers/successor-choice.tsx';
import { useAccountStep } from './use-account-step.ts';

interface DisableDialogProps {
  user: UserDetail;
  opened: boolean;
  onClose: () => void;
}

const formSchema = userReasonInputSchema.pick({ reason: true });

/** Disables an account. A broker's work is reassigned in the same step, so that no client is left waiting. */
export function DisableDialog({ user, opened, onClose }: DisableDialogProps) {
  const form = useZodForm(formSchema, { name: `disable-${user.id}`, initialValues: { reason: '' } });
  const [successor, setSuccessor] = useState<Successor>(null);
  const [missing, setMissing] = useState(false);
  const step = useAccountStep(user.id, 'The account was disabled.', onClose);
  const disable = trpc.users.disable.useMutation({
    ...step,
    onSuccess(report) {
      if (!report) return step.onSuccess();
      showToast({ kind: 'success', message: `The account was disabled. ${handedOverWords(report)}` });
      onClose();
    },
  });
  const hasWork = user.role === 'broker' && user.openWork > 0;
  return (
    <CommandDialog
      title={`Disable ${user.fullName}’s account`}
      opened={opened}
      onClose={onClose}
      onSubmit={form.submit(({ reason }) => {
        setMissing(successor === undefined);
        if (successor === undefined) return;
        disable.mutate({ userId: user.id, reason, ...(hasWork && { handOver: { toBrokerId: successor } }) });
      })}
      action="Disable account"
      pending={disable.isPending}
      ending
      refusal={disable.error && toApiError(disable.error).serverMessage}
    >
      <p>Every session ends immediately, and no one can sign in to the account until it’s enabled again.</p>
      {hasWork && (
        <>
          <p>
            <strong>
              {user.openWork === 1 ? 'One open request or offer' : `${user.openWork} open requests and offers`}
            </strong>{' '}
            will be reassigned. The clients will be notified.
          </p>
          <SuccessorChoice exceptId={user.id} value={successor} onChange={setSuccessor} missing={missing} />
        </>
      )}
      <Textarea
        label="Reason"
        description="Recorded in the audit log. The person doesn’t see it."
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </CommandDialog>
  );
}
