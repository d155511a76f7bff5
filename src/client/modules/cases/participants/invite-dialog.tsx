import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { useReadCaseAgain } from '#client/modules/cases/commands/use-read-case-again.ts';
import { ChoiceList } from '#client/ui/choice-list.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { FieldGroup } from '#client/ui/field-group.tsx';
import { inviteParticipantInputSchema, participantRoleLabels } from '#shared/cases/participants/schema.ts';

const formSchema = inviteParticipantInputSchema.omit({ caseId: true });
type Role = keyof typeof participantRoleLabels;

const roles = (Object.entries(participantRoleLabels) as [Role, string][]).map(([value, label]) => ({ value, label }));

/** Invites someone to one case by email. What they may and may not do is shown where it is decided. */
export function InviteDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const id = useId();
  const utils = trpc.useUtils();
  const readAgain = useReadCaseAgain(caseId);
  const form = useZodForm(formSchema, {
    name: 'invite',
    initialValues: { role: 'co_applicant' as Role, name: '', email: '' },
  });
  const invite = trpc.participants.invite.useMutation({
    onSuccess({ name, emailed }) {
      const message = emailed
        ? `An invitation is on its way to ${name}.`
        : `${name} was already invited. The link in the earlier email will work again for 14 days.`;
      showToast({ kind: 'success', message });
      void utils.participants.list.invalidate({ caseId });
      readAgain();
      onClose();
    },
    onError: (error) => form.showServerIssues(error),
  });
  const refusal = invite.error && toApiError(invite.error);
  return (
    <CommandDialog
      title="Invite someone"
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => invite.mutate({ caseId, ...values }))}
      action="Send the invitation"
      pending={invite.isPending}
      refusal={refusal && refusal.issues.length === 0 ? refusal.serverMessage : null}
    >
      <p>
        They can read the conversation, message your broker and upload documents. They can’t accept an option, withdraw
        the request or see your answers to sensitive questions. You can remove them at any time.
      </p>
      <FieldGroup id={`${id}-role`} legend="Who are you inviting?">
        <ChoiceList
          type="radio"
          id={`${id}-role`}
          choices={roles}
          chosen={[form.values.role]}
          onToggle={(value) => form.setFieldValue('role', value as Role)}
        />
      </FieldGroup>
      <TextInput label="Name" autoComplete="off" maxLength={120} {...form.getInputProps('name')} />
      <TextInput
        label="Email"
        description="We send one email per address. The link works once, within 14 days, for anyone who has it, so check the address."
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
    </CommandDialog>
  );
}
