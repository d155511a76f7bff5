import { NativeSelect, Textarea } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { emptyBroker } from '#client/modules/brokers/empty-broker.ts';
import { LicenceFields } from '#client/modules/brokers/licence-fields.tsx';
import { WorkFields } from '#client/modules/brokers/work-fields.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { type Role, roleSchema } from '#shared/platform/permissions.ts';
import { changeRoleInputSchema, type UserDetail } from '#shared/users/schema.ts';
import { roleLabels } from './role-words.ts';
import { useAccountStep } from './use-account-step.ts';

interface RoleDialogProps {
  user: UserDetail;
  opened: boolean;
  onClose: () => void;
}

const formSchema = changeRoleInputSchema.pick({ role: true, reason: true, profile: true });

/** Changes a role. A first-time broker needs a licence and lines. */
export function RoleDialog({ user, opened, onClose }: RoleDialogProps) {
  const choices = roleSchema.options.filter((role) => role !== user.role);
  const change = trpc.users.changeRole.useMutation(
    useAccountStep(user.id, 'The role was changed. They have been notified and must sign in again.', onClose),
  );
  const profileFor = (role: Role) => (role === 'broker' && !user.hasBrokerProfile ? emptyBroker : undefined);
  const first = choices[0] ?? 'client';
  const form = useZodForm(formSchema, {
    name: `role-${user.id}`,
    initialValues: { role: first, reason: '', profile: profileFor(first) },
  });
  const { profile } = form.getValues();
  return (
    <CommandDialog
      title={`Change ${user.fullName}’s role`}
      opened={opened}
      onClose={onClose}
      onSubmit={form.submit((values) => change.mutate({ ...values, userId: user.id }))}
      action="Change role"
      pending={change.isPending}
      ending
      refusal={change.error && toApiError(change.error).serverMessage}
    >
      <p>All their sessions will end. Their new access applies the next time they sign in.</p>
      <NativeSelect
        label="New role"
        data={choices.map((value) => ({ value, label: roleLabels[value] }))}
        data-autofocus
        {...form.getInputProps('role')}
        onChange={(event) => {
          const role = roleSchema.parse(event.currentTarget.value);
          form.setFieldValue('role', role);
          form.setFieldValue('profile', profileFor(role));
        }}
      />
      {profile && (
        <>
          <LicenceFields input={(fact) => form.getInputProps(`profile.${fact}`)} />
          <WorkFields input={(field) => form.getInputProps(`profile.${field}`)} classes={profile.licenceClasses} />
        </>
      )}
      <Textarea
        label="Reason"
        description="Recorded in the audit log. The person doesn’t see it."
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
    </CommandDialog>
  );
}
