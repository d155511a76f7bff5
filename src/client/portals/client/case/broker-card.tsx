import { IconCertificate, IconUserSearch } from '@tabler/icons-react';
import { LicenceLink } from '#client/modules/brokers/licence-link.tsx';
import { CaseSection } from '#client/modules/cases/overview/case-section.tsx';
import { type BrokerPublic, licenceClassLabels } from '#shared/brokers/schema.ts';
import css from './broker-card.module.css';

interface BrokerCardProps {
  broker: BrokerPublic | null;
  /** Why this broker, in the words of matching. */
  matchReason: string | null;
  /** The reader was invited by the client. */
  shared: boolean;
}

/** The broker of the request, under which licence, how to check it, and why this person. */
export function BrokerCard({ broker, matchReason, shared }: BrokerCardProps) {
  const title = shared ? 'The broker' : 'Your broker';
  if (!broker) {
    return (
      <CaseSection title={title}>
        <p className={css.searching}>
          <IconUserSearch size={24} stroke={1.6} aria-hidden="true" />
          {matchReason ?? 'No licensed broker has taken on this request yet. Name, firm and licence will stand here.'}
        </p>
      </CaseSection>
    );
  }
  return (
    <CaseSection title={title}>
      <div className={css.who}>
        <span className={css.initials} aria-hidden="true">
          {initials(broker.name)}
        </span>
        <div>
          <p className={css.name}>{broker.name}</p>
          <p className={css.firm}>{broker.firm}</p>
        </div>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>Licence number</dt>
          <dd>{broker.licenceNumber}</dd>
        </div>
        <div>
          <dt>Licence classes</dt>
          <dd>{broker.licenceClasses.map((licence) => licenceClassLabels[licence]).join(', ')}</dd>
        </div>
      </dl>
      <p className={css.check}>
        <IconCertificate className={css.icon} size={20} stroke={1.6} aria-hidden="true" />
        <span>
          You can check this licence yourself: search for the name in the public register of the Alberta Insurance
          Council. The licence must show as issued. <LicenceLink>Check this licence</LicenceLink>
        </span>
      </p>
      {matchReason && (
        <div>
          <h3 className={css.why}>Why this broker</h3>
          <p>{matchReason}</p>
        </div>
      )}
    </CaseSection>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
}
