import { CaseSection } from '#client/features/case-overview/case-section.tsx';
import { ContactList } from '#client/features/case-overview/contact-list.tsx';
import { licenceClassLabels } from '#shared/brokers/schema.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import css from './case-people.module.css';

/** The client and the broker of a case. */
export function CasePeople({ row: { clientName, contact, broker } }: { row: CaseDetail }) {
  return (
    <>
      <CaseSection title="Client">
        <p className={css.name}>{clientName}</p>
        {contact && <ContactList {...contact} />}
      </CaseSection>
      <CaseSection title="Broker">
        {broker ? (
          <>
            <p className={css.name}>{broker.name}</p>
            <p>{broker.firm}</p>
            <p className={css.licence}>
              Licence {broker.licenceNumber}: {broker.licenceClasses.map((name) => licenceClassLabels[name]).join(', ')}
            </p>
          </>
        ) : (
          <p className={css.licence}>Nobody has taken on this request yet.</p>
        )}
      </CaseSection>
    </>
  );
}
