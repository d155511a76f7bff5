import { NativeSelect, TextInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { convertInputSchema, type DeskMessage } from '#shared/contact-messages/desk-schema.ts';
import { isLine, lineLabels, lines } from '#shared/lines/lines.ts';
import { useDeskOutcome } from './use-desk-outcome.ts';

interface ConvertDialogProps {
  message: DeskMessage;
  onClose: () => void;
}

const formSchema = convertInputSchema.pick({ type: true, title: true, area: true });
const types = lines.map((value) => ({ value, label: lineLabels[value] }));

/** Converts a message to a case in one step. The person is notified, and matching looks for a broker. */
export function ConvertDialog({ message, onClose }: ConvertDialogProps) {
  const { id: messageId, version, insuranceType, name } = message;
  const type = insuranceType && isLine(insuranceType) ? insuranceType : 'general';
  const form = useZodForm(formSchema, {
    name: 'convert',
    initialValues: { type, title: type === 'general' ? message.subject.slice(0, 120) : lineLabels[type], area: 'T' },
  });
  const outcome = useDeskOutcome(messageId, 'The message was not converted');
  const convert = trpc.contactDesk.convert.useMutation({
    ...outcome,
    onSuccess(receipt) {
      outcome.onSuccess();
      showToast({
        kind: 'success',
        message: `${receipt.case?.number ?? 'The request'} was created. We’re looking for a broker.`,
      });
      onClose();
    },
    onError(error) {
      if (!form.showServerIssues(error)) outcome.onError(error);
    },
  });
  return (
    <CommandDialog
      title="Convert to a request"
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => convert.mutate({ ...values, messageId, version }))}
      action="Convert"
      pending={convert.isPending}
      refusal={convert.error && toApiError(convert.error).serverMessage}
    >
      <p>
        The message becomes the first one in the conversation. {name} gets an email with the request number and a link,
        and the system looks for a licensed broker.
      </p>
      <NativeSelect label="Line of insurance" data={types} data-autofocus {...form.getInputProps('type')} />
      <TextInput label="Subject" maxLength={120} {...form.getInputProps('title')} />
      <TextInput
        label="Postal code, or the first part of it"
        description="The contact form doesn’t ask for it. T means all of Alberta: only brokers who serve the whole province get an offer."
        maxLength={7}
        {...form.getInputProps('area')}
      />
    </CommandDialog>
  );
}
