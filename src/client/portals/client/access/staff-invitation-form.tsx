import { Alert, Anchor, Button, Divider, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { toApiError } from '#client/lib/api.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { NewPasswordFields } from '#client/modules/accounts/auth/new-password-fields.tsx';
import { LicenceFields } from '#client/modules/brokers/licence-fields.tsx';
import { Form } from '#client/ui/form.tsx';
import { RequiredCheckbox } from '#client/ui/required-checkbox.tsx';
import { STAFF_PASSWORD_MIN } from '#shared/accounts/auth/schema.ts';
import type { LicenceFacts } from '#shared/brokers/profile-schema.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SessionUser } from '#shared/platform/session.ts';
import { acceptUserInvitationFormSchema, type OpenInvitation } from '#shared/users/invitation-schema.ts';

interface StaffInvitationFormProps {
  token: string;
  invitation: OpenInvitation;
  onJoined: (user: SessionUser) => void;
}

const nothing = {
  username: '',
  password: '',
  confirmPassword: '',
  phone: '',
  agreeTerms: false,
};

/** The licence as it was filled in; none for an administrator. */
function licenceOf({ profile }: OpenInvitation): LicenceFacts | undefined {
  if (!profile) return undefined;
  const { lines: _, industries: __, areas: ___, languages: ____, capacity: _____, ...facts } = profile;
  return facts;
}

/** Username, password and, for a broker, the prefilled licence to confirm or correct. */
export function StaffInvitationForm({ token, invitation, onJoined }: StaffInvitationFormProps) {
  const site = useSiteProfile();
  const { firm } = invitation;
  const isBroker = invitation.profile !== null;
  const as = isBroker ? 'a broker' : firm ? 'an assistant' : 'an administrator';
  const form = useZodForm(acceptUserInvitationFormSchema, {
    name: 'invitation',
    initialValues: { ...nothing, licence: licenceOf(invitation), confirmLicence: isBroker ? false : undefined },
  });
  const accept = trpc.userInvitations.accept.useMutation({ onSuccess: onJoined, onError: form.showServerIssues });
  const submit = form.submit(({ username, password, phone, licence }) =>
    accept.mutate({ token, username, password, phone, licence }),
  );
  return (
    <Form onSubmit={submit}>
      <p>
        You’ve been invited to join {site.name} as {as}
        {firm && ` of ${firm.name}`}. Emails will go to {invitation.email}. Choose a username, and a password that only
        you know.
      </p>
      {accept.error && (
        <Alert color="ember" icon={<IconAlertTriangle aria-hidden="true" />} role="alert">
          {toApiError(accept.error).serverMessage}
        </Alert>
      )}
      <TextInput
        size="md"
        label="Username"
        description="3 to 30 letters, digits and underscores."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <NewPasswordFields
        minimum={`${STAFF_PASSWORD_MIN}`}
        password={form.getInputProps('password')}
        repeated={form.getInputProps('confirmPassword')}
      />
      <TextInput size="md" label="Phone Number" type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
      {isBroker && (
        <>
          <Divider />
          <Title order={2}>Your licence</Title>
          <p>
            We’ve filled this in for you. Please compare it with your certificate and correct anything that’s wrong.
          </p>
          <LicenceFields input={(fact) => form.getInputProps(`licence.${fact}`)} />
          <RequiredCheckbox
            label="These details match my licence"
            {...form.getInputProps('confirmLicence', { type: 'checkbox' })}
          />
        </>
      )}
      <RequiredCheckbox
        label={
          <>
            I agree to the{' '}
            <Anchor href={paths.terms} target="_blank">
              Terms of Service
            </Anchor>{' '}
            and the{' '}
            <Anchor href={paths.privacy} target="_blank">
              Privacy Policy
            </Anchor>
          </>
        }
        {...form.getInputProps('agreeTerms', { type: 'checkbox' })}
      />
      <Button type="submit" fullWidth disabled={accept.isPending}>
        {accept.isPending ? 'Creating account...' : 'Create my account'}
      </Button>
    </Form>
  );
}
