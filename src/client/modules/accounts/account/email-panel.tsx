import { Button, Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Profile } from '#shared/accounts/account/schema.ts';
import css from './account.module.css';
import { EmailChangeForm } from './email-change-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { VerifyCodeForm } from './verify-code-form.tsx';

/** The address that emails go to: whether it is confirmed, and how to change it. */
export function EmailPanel({ profile }: { profile: Profile }) {
  const [changing, setChanging] = useState(false);
  const { email, emailVerified, pendingEmail } = profile;
  const StateIcon = emailVerified ? IconCircleCheck : IconAlertCircle;
  return (
    <Stack>
      <Group component="p" gap="var(--space-4) var(--space-16)" className={css.address}>
        <strong>{email}</strong>
        <Group component="span" gap="var(--space-6)" c={emailVerified ? 'var(--good)' : 'var(--warn)'} fw={600}>
          <StateIcon size={18} stroke={1.8} aria-hidden="true" />
          {emailVerified ? 'Confirmed' : 'Not confirmed yet'}
        </Group>
      </Group>
      {!emailVerified && <VerifyCodeForm />}
      {pendingEmail && <PendingEmail pending={pendingEmail} profile={profile} />}
      {!pendingEmail && changing && <EmailChangeForm both={emailVerified} onClose={() => setChanging(false)} />}
      {!pendingEmail && !changing && (
        <div>
          <Button variant="default" onClick={() => setChanging(true)}>
            Change your email address
          </Button>
        </div>
      )}
    </Stack>
  );
}
