import { Stack } from '@mantine/core';
import { formatDay } from '#client/lib/format-date.ts';
import { StateWord } from '#client/ui/state-word.tsx';
import type { BrokerProfileView } from '#shared/brokers/profile-schema.ts';
import css from './brokers.module.css';
import { LicenceLink } from './licence-link.tsx';

/** Whether someone checked the licence against the register, and what it means. */
export function VerificationNote({ profile }: { profile: BrokerProfileView }) {
  const { licenceVerifiedAt, licenceVerifiedName } = profile;
  return (
    <Stack gap="var(--space-6)" align="start" className={css.notice}>
      {licenceVerifiedAt ? (
        <StateWord tone="good">
          {`Verified on ${formatDay(licenceVerifiedAt)}${licenceVerifiedName ? ` by ${licenceVerifiedName}` : ''}`}
        </StateWord>
      ) : (
        <StateWord tone="warn">Waiting to be verified</StateWord>
      )}
      <p>
        {licenceVerifiedAt
          ? 'An administrator checked these details against the register.'
          : 'You won’t get new offers until an administrator has checked these details against the register.'}{' '}
        <LicenceLink>Look it up yourself</LicenceLink>
      </p>
    </Stack>
  );
}
