import { Button, SimpleGrid, Text, TextInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { confirmBoundInputSchema } from '#shared/cases/schema.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { useCommandOutcome } from './use-command-outcome.ts';

interface ConfirmBoundFormProps {
  caseId: string;
  version: number;
  /** Of the accepted option. */
  insurer: string;
  /** The dates most policies of that option have; the broker changes what the insurer decided otherwise. */
  proposed: CaseDetail['proposedPolicy'];
}

/** Records the insurer's confirmation. Only then is the client notified that there is a policy. */
export function ConfirmBoundForm({ caseId, version, insurer, proposed }: ConfirmBoundFormProps) {
  const { effectiveOn: effectiveDate = '', expiresOn: expiresDate = '' } = proposed ?? {};
  const form = useZodForm(confirmBoundInputSchema, {
    name: `bound-${caseId}`,
    initialValues: { caseId, version, insurer, policyNumber: '', effectiveDate, expiresDate },
  });
  const confirm = trpc.cases.confirmBound.useMutation({
    ...useCommandOutcome({
      caseId,
      done: 'Marked as bound. The client has been notified.',
      failed: 'The request was not marked as bound',
    }),
  });
  return (
    <Form
      onSubmit={form.submit((values) =>
        confirm.mutate({ ...values, version }, { onError: (error) => form.showServerIssues(error) }),
      )}
    >
      <p>
        Fill this in once the insurer has confirmed. The dates are a proposal, from what the client wished and the term
        of the option. The client will then be notified of the policy and these details.
      </p>
      <SimpleGrid minColWidth="min(16rem, 100%)" autoFlow="auto-fit" spacing="sm">
        <TextInput label="Insurer" {...form.getInputProps('insurer')} />
        <TextInput label="Policy number" {...form.getInputProps('policyNumber')} />
        <TextInput label="Effective date" type="date" {...form.getInputProps('effectiveDate')} />
        <TextInput label="Expiry date" type="date" {...form.getInputProps('expiresDate')} />
      </SimpleGrid>
      {confirm.error && (
        <Text c="var(--warn)" fw={600} role="alert">
          {toApiError(confirm.error).serverMessage}
        </Text>
      )}
      <Button w="fit-content" type="submit" loading={confirm.isPending}>
        Mark as bound
      </Button>
    </Form>
  );
}
