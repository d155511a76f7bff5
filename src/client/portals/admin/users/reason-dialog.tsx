import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { userReasonInputSchema } from '#shared/users/schema.ts';

interface ReasonDialogProps {
  title: string;
  action: string;
  opened: boolean;
  onClose: () => void;
  userId: string;
  mutation: { mutate: (input: { userId: string; reason: string }) => void; isPending: boolean; error: unknown };
  ending?: boolean;
  /** What it does. */
  children: ReactNode;
}

const formSchema = userReasonInputSchema.pick({ reason: true });

/** One action on an account, with its reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, action, opened, onClose, userId, mutation, ending = false, children } = props;
  const form = useZodForm(formSchema, {
    name: `step-${action.toLowerCase().replaceAll(' ', '-')}`,
    initialValues: { reason: '' },
  });
  return (
    <CommandDialog
      title={title}
      opened={opened}
      onClose={onClose}
      onSubmit={form.submit(({ reason }) => mutation.mutate({ userId, reason }))}
      action={action}
      pending={mutation.isPending}
      ending={ending}
      refusal={mutation.error ? toApiError(mutation.error).serverMessage : null}
    >
      <p>{children}</p>
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
