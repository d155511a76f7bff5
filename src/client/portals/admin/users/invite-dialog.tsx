import { TextInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { emptyBroker } from '#client/modules/brokers/empty-broker.ts';
import { LicenceFields } from '#client/modules/brokers/licence-fields.tsx';
import { WorkFields } from '#client/modules/brokers/work-fields.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { invitedBrokerSchema } from '#shared/brokers/profile-schema.ts';
import { inviteAdminInputSchema } from '#shared/users/invitation-schema.ts';

interface InviteDialogProps {
  invitedAs: 'broker' | 'admin';
  opened: boolean;
  onClose: () => void;
}

const formSchema = inviteAdminInputSchema.omit({ role: true }).extend({ profile: invitedBrokerSchema.optional() });

/** Invites someone by email. For a broker the licence is filled in here; they confirm or correct it. */
export function InviteDialog({ invitedAs, opened, onClose }: InviteDialogProps) {
  const isBroker = invitedAs === 'broker';
  const utils = trpc.useUtils();
  const form = useZodForm(formSchema, {
    name: `invite-${invitedAs}`,
    initialValues: { fullName: '', email: '', profile: isBroker ? emptyBroker : undefined },
  });
  const invite = trpc.userInvitations.invite.useMutation({
    onSuccess({ message }) {
      showToast({ kind: 'success', message });
      form.reset();
      onClose();
      void utils.userInvitations.list.invalidate();
    },
    onError: form.showServerIssues,
  });
  const { profile } = form.getValues();
  return (
    <CommandDialog
      title={isBroker ? 'Invite a broker' : 'Invite an administrator'}
      opened={opened}
      onClose={onClose}
      onSubmit={form.submit(({ profile: checked, ...person }) =>
        invite.mutate(checked ? { role: 'broker', ...person, profile: checked } : { role: 'admin', ...person }),
      )}
      action="Send invitation"
      pending={invite.isPending}
      refusal={invite.error && toApiError(invite.error).serverMessage}
    >
      <p>
        {isBroker
          ? 'They get an email with a link, choose a username and password, and confirm what you fill in here.'
          : 'Administrators see every request and every person, and can change other people’s roles. They get an email with a link and choose a username and password.'}
      </p>
      <TextInput
        label="Full name"
        description={isBroker ? 'As it appears in the register.' : undefined}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('fullName')}
      />
      <TextInput label="Email" type="email" autoComplete="off" {...form.getInputProps('email')} />
      {profile && (
        <>
          <LicenceFields input={(fact) => form.getInputProps(`profile.${fact}`)} />
          <WorkFields input={(field) => form.getInputProps(`profile.${field}`)} classes={profile.licenceClasses} />
        </>
      )}
    </CommandDialog>
  );
}
