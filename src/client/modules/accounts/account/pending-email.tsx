import { Button, Group, Stack } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { formatMoment } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { Profile } from '#shared/accounts/account/schema.ts';
import css from './account.module.css';
import { Refusal } from './refusal.tsx';
import { useProfileChanged } from './use-profile.ts';

interface PendingEmailProps {
  pending: NonNullable<Profile['pendingEmail']>;
  profile: Profile;
}

/** An email change waits until the mailboxes have confirmed. One that was never confirmed is not asked. */
export function PendingEmail({ pending, profile }: PendingEmailProps) {
  const changed = useProfileChanged();
  const utils = trpc.useUtils();
  const cancel = trpc.account.cancelEmailChange.useMutation({
    onSuccess: (profile) => {
      changed(profile);
      showToast({ kind: 'info', message: 'Change cancelled. Your email address stays the same.' });
    },
  });
  const steps = [
    ...(profile.emailVerified ? [{ address: profile.email, done: pending.oldConfirmed }] : []),
    { address: pending.email, done: pending.newConfirmed },
  ];
  return (
    <Stack gap="xs" p="md" bg="var(--band)" bdrs="sm" className={css.address}>
      <p>
        Your address will change to <strong>{pending.email}</strong> once{' '}
        {steps.length > 1 ? 'the links in both emails have' : 'the link in the email has'} been used. You have until{' '}
        {formatMoment(pending.expiresAt)}.
      </p>
      <Stack component="ul" className="plain-list" gap="var(--space-6)">
        {steps.map(({ address, done }) => {
          const Icon = done ? IconCircleCheck : IconCircleDashed;
          return (
            <Group component="li" key={address} align="start" gap="xs" wrap="nowrap">
              <Icon className={css.mark} data-good={done || undefined} size={18} stroke={1.8} aria-hidden="true" />
              <span>
                {address}: {done ? 'confirmed' : 'not confirmed yet'}
              </span>
            </Group>
          );
        })}
      </Stack>
      <Refusal error={cancel.error} />
      <Group gap="sm">
        <Button size="sm" variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel the change
        </Button>
        <Button size="sm" variant="subtle" onClick={() => void utils.account.profile.invalidate()}>
          Refresh
        </Button>
      </Group>
    </Stack>
  );
}
