import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { correctPolicyInputSchema } from '#shared/cases/schema.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { formatMoney } from '#shared/platform/formats.ts';
import { centsFromText } from './grid/money-text.ts';

interface CorrectPolicyDialogProps {
  caseId: string;
  version: number;
  bound: NonNullable<CaseDetail['bound']>;
  onClose: () => void;
}

/** Puts right what was recorded of a policy. The client reads what changed, and why. */
export function CorrectPolicyDialog({ caseId, version, bound, onClose }: CorrectPolicyDialogProps) {
  const form = useZodForm(correctPolicyInputSchema, {
    name: `correct-${caseId}`,
    initialValues: {
      ...{ caseId, version, insurer: bound.insurer, policyNumber: bound.policyNumber },
      ...{ effectiveDate: bound.effectiveOn, expiresDate: bound.expiresOn, premiumCents: bound.premiumCents },
      reason: '',
    },
  });
  const correct = trpc.cases.correctPolicy.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Corrected. The client has been notified.',
      failed: 'The policy was not corrected',
      onDone: onClose,
    }),
  );
  return (
    <CommandDialog
      title="Correct the policy’s details"
      opened
      onClose={onClose}
      onSubmit={form.submit((values) =>
        correct.mutate({ ...values, version }, { onError: (error) => form.showServerIssues(error) }),
      )}
      action="Save and notify the client"
      pending={correct.isPending}
      refusal={correct.error && toApiError(correct.error).serverMessage}
      wide
    >
      <SimpleGrid minColWidth="min(14rem, 100%)" autoFlow="auto-fit" spacing="sm">
        <TextInput label="Insurer" {...form.getInputProps('insurer')} />
        <TextInput label="Policy number" {...form.getInputProps('policyNumber')} />
        <TextInput label="Effective date" type="date" {...form.getInputProps('effectiveDate')} />
        <TextInput label="Expiry date" type="date" {...form.getInputProps('expiresDate')} />
        <TextInput
          label="Premium"
          inputMode="decimal"
          defaultValue={bound.premiumCents === null ? '' : formatMoney(bound.premiumCents)}
          error={form.errors.premiumCents}
          onChange={({ currentTarget }) => form.setFieldValue('premiumCents', centsFromText(currentTarget.value))}
        />
      </SimpleGrid>
      <Textarea
        label="Reason"
        description="The client reads it, with what changed."
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
    </CommandDialog>
  );
}
