import { Radio, Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { priorityLabels } from '#shared/cases/labels.ts';
import { setPriorityInputSchema } from '#shared/cases/move-schema.ts';
import { type CasePriority, casePrioritySchema } from '#shared/cases/vocabulary.ts';
import { useCommandOutcome } from './use-command-outcome.ts';

interface PriorityDialogProps {
  caseId: string;
  version: number;
  priority: CasePriority;
  onClose: () => void;
}

const formSchema = setPriorityInputSchema.pick({ priority: true });

/** How urgent a request is for the people who work on it. */
export function PriorityDialog({ caseId, version, priority, onClose }: PriorityDialogProps) {
  const { client } = trpc.useUtils();
  const form = useZodForm(formSchema, { name: `priority-${caseId}`, initialValues: { priority } });
  const set = trpc.cases.setPriority.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Priority changed.',
      failed: 'The priority was not changed',
      onDone: onClose,
      reverse: (changed) => client.cases.setPriority.mutate({ caseId, version: changed, priority }),
    }),
  );
  return (
    <CommandDialog
      title="Set priority"
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => set.mutate({ ...values, caseId, version }))}
      action="Set priority"
      pending={set.isPending}
      refusal={set.error && toApiError(set.error).serverMessage}
    >
      <Radio.Group
        label="Priority"
        description="Brokers and administrators can sort and filter by it. The client doesn’t see it."
        {...form.getInputProps('priority')}
      >
        <Stack gap="sm" mt="sm">
          {casePrioritySchema.options.toReversed().map((value) => (
            <Radio
              key={value}
              value={value}
              label={priorityLabels[value]}
              data-autofocus={value === priority || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
    </CommandDialog>
  );
}
