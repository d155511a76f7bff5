import { formatDay } from '#client/lib/format-date.ts';
import { StateWord } from '#client/ui/state-word.tsx';
import type { BrokerProfileView } from '#shared/brokers/profile-schema.ts';
import { LicenceLink } from './licence-link.tsx';
import css from './profile-form.module.css';

/** Whether someone checked the licence against the register, and what it means. */
export function VerificationNote({ profile }: { profile: BrokerProfileView }) {
  const { licenceVerifiedAt, licenceVerifiedName } = profile;
  return (
    <div className={css.note}>
      {licenceVerifiedAt ? (
        <StateWord tone="good">
          {`Verified on ${formatDay(licenceVerifiedAt)}${licenceVerifiedName ? ` by ${licenceVerifiedName}` : ''}`}
        </StateWord>
      ) : (
        <StateWord tone="warn">Waiting to be verified</StateWord>
      )}
      <p>
        {licenceVerifiedAt
          ? 'An administrator compared these facts with the register.'
          : 'Until an administrator has compared these facts with the register, nothing new is offered to you.'}{' '}
        <LicenceLink>Look it up yourself</LicenceLink>
      </p>
    </div>
  );
}
