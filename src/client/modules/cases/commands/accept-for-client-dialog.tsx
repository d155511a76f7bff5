import { NativeSelect, Textarea } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { RequiredCheckbox } from '#client/ui/required-checkbox.tsx';
import { noCoverageNotice, noteChoiceSchema } from '#shared/cases/schema.ts';
import type { QuoteOption } from '#shared/cases/views.ts';
import { formatMoney } from '#shared/platform/formats.ts';
import { useCommandOutcome } from './use-command-outcome.ts';

interface AcceptForClientDialogProps {
  caseId: string;
  version: number;
  options: readonly QuoteOption[];
  onClose: () => void;
}

/** The client chose outside the portal: the broker records which option, and how. */
export function AcceptForClientDialog({ caseId, version, options, onClose }: AcceptForClientDialogProps) {
  const open = options.filter(({ status }) => status === 'open');
  const form = useZodForm(noteChoiceSchema, {
    name: `accept-${caseId}`,
    initialValues: { optionId: open.length === 1 ? (open[0]?.id ?? '') : '', acknowledged: false, note: '' },
  });
  const accept = trpc.cases.acceptOptionForClient.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Accepted. The client has been notified. Next, confirm with the insurer.',
      failed: 'The option was not accepted',
      onDone: onClose,
    }),
  );
  const choices = open.map(({ id, insurer, premiumCents }) => ({
    value: id,
    label: `${insurer}, ${formatMoney(premiumCents)}`,
  }));
  return (
    <CommandDialog
      title="Accept on the client’s behalf"
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => accept.mutate({ ...values, caseId, version }))}
      action="Accept option"
      pending={accept.isPending}
      refusal={accept.error && toApiError(accept.error).serverMessage}
    >
      <p>For a choice made by phone, by letter or in person. The client will be notified.</p>
      <NativeSelect
        label="Option"
        data={[{ value: '', label: 'Choose an option' }, ...choices]}
        data-autofocus
        {...form.getInputProps('optionId')}
      />
      <Textarea label="How and when did the client agree?" autosize minRows={2} {...form.getInputProps('note')} />
      <RequiredCheckbox
        label="I told the client the following, and they understood:"
        description={noCoverageNotice.text}
        {...form.getInputProps('acknowledged', { type: 'checkbox' })}
      />
    </CommandDialog>
  );
}
