import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import { termWords } from '#client/modules/quote-options/compare-options.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { RequiredCheckbox } from '#client/ui/required-checkbox.tsx';
import { acceptOptionInputSchema, noCoverageNotice } from '#shared/cases/schema.ts';
import type { CaseDetail, QuoteOption } from '#shared/cases/views.ts';
import { formatMoney } from '#shared/platform/formats.ts';

interface AcceptDialogProps {
  row: CaseDetail;
  option: QuoteOption;
  onClose: () => void;
}

const formSchema = acceptOptionInputSchema.pick({ acknowledged: true });

/** Accepting an option. The client must acknowledge that it does not start a policy. */
export function AcceptDialog({ row, option, onClose }: AcceptDialogProps) {
  const { id: caseId, version } = row;
  const form = useZodForm(formSchema, { name: 'accept', initialValues: { acknowledged: false } });
  const accept = trpc.cases.acceptOption.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Option accepted. Your broker has been notified.',
      failed: 'The option was not accepted',
      onDone: onClose,
    }),
  );
  return (
    <CommandDialog
      title={`Choose ${option.insurer}`}
      opened
      onClose={onClose}
      onSubmit={form.submit(({ acknowledged }) =>
        accept.mutate({ caseId, version, optionId: option.id, acknowledged }),
      )}
      action="Accept this option"
      pending={accept.isPending}
      refusal={accept.error && toApiError(accept.error).serverMessage}
    >
      <p>
        {option.insurer}, <strong>{formatMoney(option.premiumCents)}</strong> {termWords[option.term]}. Your broker is
        notified right away and confirms it with the insurer.
      </p>
      <RequiredCheckbox label={noCoverageNotice.text} {...form.getInputProps('acknowledged', { type: 'checkbox' })} />
    </CommandDialog>
  );
}
