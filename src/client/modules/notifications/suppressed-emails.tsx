import { Button, Stack, Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Section } from '#client/ui/section.tsx';
import type { SuppressionLevel } from '#shared/notifications/suppressions/schema.ts';

const words: Record<SuppressionLevel, string> = {
  needed:
    'You asked us to send this address only the emails needed for your requests. You won’t get the newsletter or invitations.',
  nothing:
    'You asked us not to email this address. You’ll only get security emails and answers to your questions, whatever you choose below.',
};

/** For someone who took the way out of an email: what it means, and the only way back. Renders nothing for everyone else. */
export function SuppressedEmails() {
  const utils = trpc.useUtils();
  const { data } = trpc.emailChoices.own.useQuery();
  const allow = trpc.emailChoices.allow.useMutation({
    onSuccess(own) {
      utils.emailChoices.own.setData(undefined, own);
      showToast({ kind: 'success', message: 'You’ll get our emails again.' });
    },
  });
  if (!data?.level) return null;
  return (
    <Section title="You’re getting fewer emails" intro={words[data.level]}>
      <Stack align="start" gap="sm">
        <Button variant="default" loading={allow.isPending} onClick={() => allow.mutate()}>
          Get emails again
        </Button>
        {allow.error && (
          <Text c="var(--warn)" role="alert">
            {toApiError(allow.error).serverMessage}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
