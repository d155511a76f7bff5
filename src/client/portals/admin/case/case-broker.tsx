import { Text } from '@mantine/core';
import { Section } from '#client/ui/section.tsx';
import { licenceClassLabels } from '#shared/brokers/schema.ts';
import type { CaseDetail } from '#shared/cases/views.ts';

/** The broker of a case, with the licence. */
export function CaseBroker({ broker }: Pick<CaseDetail, 'broker'>) {
  return (
    <Section title="Broker">
      {broker ? (
        <div>
          <Text fw={600} inherit>
            {broker.name}
          </Text>
          <p>{broker.firm}</p>
          <Text c="dimmed" inherit>
            Licence {broker.licenceNumber}: {broker.licenceClasses.map((name) => licenceClassLabels[name]).join(', ')}
          </Text>
        </div>
      ) : (
        <Text c="dimmed" inherit>
          No broker has accepted this request yet.
        </Text>
      )}
    </Section>
  );
}
