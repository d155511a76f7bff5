import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { REASON_MAX, reasonSchema } from '#shared/audit/reason.ts';

interface ReasonDialogProps {
  title: string;
  /** The button's label. */
  action: string;
  opened: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
  pending?: boolean;
  ending?: boolean;
  refusal?: string | null;
  /** What it does, and who reads the reason. */
  children: ReactNode;
}

const formSchema = z.object({ reason: reasonSchema });

/** Asks for a reason before an action that is recorded in the audit log. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, action, opened, onClose, onReason, pending = false, ending = false, refusal = null, children } = props;
  const form = useZodForm(formSchema, {
    name: title.toLowerCase().replace(/\W+/g, '-'),
    initialValues: { reason: '' },
  });
  return (
    <CommandDialog
      title={title}
      opened={opened}
      onClose={onClose}
      onSubmit={form.submit(({ reason }) => {
        onReason(reason);
        form.reset();
      })}
      action={action}
      pending={pending}
      ending={ending}
      refusal={refusal}
    >
      <p>{children}</p>
      <TextInput label="Reason" maxLength={REASON_MAX} data-autofocus {...form.getInputProps('reason')} />
    </CommandDialog>
  );
}
