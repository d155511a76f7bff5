import { Switch, Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Section } from '#client/ui/section.tsx';
import { messagesByEmailConsent } from '#shared/accounts/account/messages-by-email.ts';

/** Whether emails contain the text of messages. Off until the user turns it on; what they agree to is the description of the switch. */
export function MessagesByEmail() {
  const utils = trpc.useUtils();
  const { data } = trpc.account.messagesByEmail.useQuery();
  const save = trpc.account.setMessagesByEmail.useMutation({
    onSuccess: (saved) => utils.account.messagesByEmail.setData(undefined, saved),
  });
  if (!data) return null;
  return (
    <Section
      title="Messages in your emails"
      intro={
        data.canReply
          ? 'You can answer our emails by replying to them. Your reply is added to the request, with the files you attach.'
          : 'Read messages in the email, without opening your portal.'
      }
    >
      <Switch
        label="Show the text of messages in emails"
        description={messagesByEmailConsent.text}
        checked={save.isPending ? save.variables.on : data.on}
        onChange={(event) => save.mutate({ on: event.currentTarget.checked })}
      />
      {save.error && (
        <Text c="var(--warn)" role="alert">
          Not saved: {toApiError(save.error).serverMessage}
        </Text>
      )}
    </Section>
  );
}
