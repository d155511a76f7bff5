import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { HOLD_DAYS_MAX } from '#shared/cases/dates.ts';
import { holdCaseInputSchema } from '#shared/cases/schema.ts';
import { addDays } from '#shared/platform/time/days.ts';
import { holdChoices } from './hold-days.ts';
import { useCommandOutcome } from './use-command-outcome.ts';

interface HoldDialogProps {
  caseId: string;
  version: number;
  onClose: () => void;
}

const formSchema = holdCaseInputSchema.pick({ until: true, note: true });

/** Puts a request on hold until a day; it resumes automatically. */
export function HoldDialog({ caseId, version, onClose }: HoldDialogProps) {
  const form = useZodForm(formSchema, { name: `hold-${caseId}`, initialValues: { until: '', note: '' } });
  const hold = trpc.cases.hold.useMutation(
    useCommandOutcome({
      caseId,
      done: 'On hold. It resumes automatically on that date.',
      failed: 'The request was not put on hold',
      onDone: onClose,
    }),
  );
  const today = siteToday();
  return (
    <CommandDialog
      title="Put this request on hold"
      opened
      onClose={onClose}
      onSubmit={form.submit(({ until, note }) =>
        hold.mutate(
          { caseId, version, until, ...(note && { note }) },
          { onError: (error) => form.showServerIssues(error) },
        ),
      )}
      action="Put on hold"
      pending={hold.isPending}
      refusal={hold.error && toApiError(hold.error).serverMessage}
    >
      <p>
        Your reply deadline is paused, then picks up with the time left. The client can see how long the request will be
        on hold, and a message from them resumes it right away.
      </p>
      <TextInput
        label="On hold until"
        type="date"
        min={addDays(today, 1)}
        max={addDays(today, HOLD_DAYS_MAX)}
        data-autofocus
        {...form.getInputProps('until')}
      />
      <Group component="fieldset" gap="xs" mt="calc(-1 * var(--space-8))" p={0} bd={0}>
        <legend className="visually-hidden">Common choices</legend>
        {holdChoices(today).map(({ label, day }) => (
          <Button key={label} variant="default" size="compact-sm" onClick={() => form.setFieldValue('until', day)}>
            {label}
          </Button>
        ))}
      </Group>
      <Textarea
        label="Note (optional)"
        description="For brokers and administrators only."
        autosize
        minRows={2}
        {...form.getInputProps('note')}
      />
    </CommandDialog>
  );
}
