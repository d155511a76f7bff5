import { Section } from '#client/ui/section.tsx';
import { licenceClassLabels } from '#shared/brokers/schema.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import css from './case-broker.module.css';

/** The broker of a case, with the licence. */
export function CaseBroker({ broker }: Pick<CaseDetail, 'broker'>) {
  return (
    <Section title="Broker">
      {broker ? (
        <div>
          <p className={css.name}>{broker.name}</p>
          <p>{broker.firm}</p>
          <p className={css.licence}>
            Licence {broker.licenceNumber}: {broker.licenceClasses.map((name) => licenceClassLabels[name]).join(', ')}
          </p>
        </div>
      ) : (
        <p className={css.licence}>Nobody has taken on this request yet.</p>
      )}
    </Section>
  );
}
