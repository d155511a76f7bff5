import { SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { emptyBroker } from '#client/modules/brokers/empty-broker.ts';
import { LicenceFields } from '#client/modules/brokers/licence-fields.tsx';
import { WorkFields } from '#client/modules/brokers/work-fields.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { invitedBrokerSchema } from '#shared/brokers/profile-schema.ts';
import { inviteAdminInputSchema } from '#shared/users/invitation-schema.ts';
import { useFirmChange } from './use-firm-change.ts';

interface InviteMemberDialogProps {
  firm: { id: string; name: string };
  onClose: () => void;
}

const formSchema = inviteAdminInputSchema.omit({ role: true }).extend({ profile: z.optional(invitedBrokerSchema) });

const roles = [
  { value: 'assistant', label: 'Assistant' },
  { value: 'broker', label: 'Broker' },
];

/** Invites someone by email to work at a firm. For a broker the licence is filled in here; they confirm or correct it. */
export function InviteMemberDialog({ firm, onClose }: InviteMemberDialogProps) {
  const [isBroker, setBroker] = useState(false);
  const form = useZodForm(formSchema, {
    name: `invite-to-${firm.id}`,
    initialValues: { fullName: '', email: '', profile: undefined },
  });
  const outcome = useFirmChange();
  const invite = trpc.firms.invite.useMutation({
    ...outcome,
    onSuccess(answer) {
      outcome.onSuccess(answer);
      form.reset();
      onClose();
    },
    onError: form.showServerIssues,
  });
  const { profile } = form.getValues();
  function choose(role: string) {
    setBroker(role === 'broker');
    form.setFieldValue('profile', role === 'broker' ? { ...emptyBroker, firm: firm.name } : undefined);
  }
  return (
    <CommandDialog
      title={`Invite someone to ${firm.name}`}
      opened
      onClose={onClose}
      onSubmit={form.submit(({ profile: checked, ...person }) =>
        invite.mutate({
          firmId: firm.id,
          ...person,
          ...(checked ? { role: 'broker', profile: checked } : { role: 'assistant' }),
        }),
      )}
      action="Send invitation"
      pending={invite.isPending}
      refusal={invite.error && toApiError(invite.error).serverMessage}
    >
      <SegmentedControl
        aria-label="What they do"
        data={roles}
        value={isBroker ? 'broker' : 'assistant'}
        onChange={choose}
      />
      <p>
        {isBroker
          ? 'They confirm the licence you fill in here, and an administrator verifies it before they get offers.'
          : 'Assistants see only the requests they’re asked to help with. They can write, ask for documents and prepare options, but not send options, confirm coverage or see sensitive answers.'}
      </p>
      <TextInput label="Full name" autoComplete="off" data-autofocus {...form.getInputProps('fullName')} />
      <TextInput label="Email" type="email" autoComplete="off" {...form.getInputProps('email')} />
      {isBroker && profile && (
        <>
          <LicenceFields input={(fact) => form.getInputProps(`profile.${fact}`)} />
          <WorkFields input={(field) => form.getInputProps(`profile.${field}`)} classes={profile.licenceClasses} />
        </>
      )}
    </CommandDialog>
  );
}
