import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { NumbersView, useNumbersDays } from '#client/modules/cases/metrics/numbers-view.tsx';
import { Section } from '#client/ui/section.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { BackLink } from '../details/back-link.tsx';
import { AccountActions } from '../users/account-actions.tsx';
import { AttestationForm } from './attestation-form.tsx';
import { BrokerFacts } from './broker-facts.tsx';
import { HandOverWork } from './hand-over-work.tsx';
import { JoinFirm } from './join-firm.tsx';
import { VerifyLicence } from './verify-licence.tsx';

/** One broker: the register facts, the work, and an administrator's actions. */
export function BrokerDetail({ brokerId }: { brokerId: string }) {
  const { data: broker, error, refetch } = trpc.brokers.get.useQuery({ brokerId });
  const [days, setDays] = useNumbersDays();
  const numbers = trpc.brokers.numbers.useQuery({ days, brokerId }, { placeholderData: (before) => before });
  if (error && !broker) {
    const { status, serverMessage } = toApiError(error);
    if (status === 404 || status === 400) return <NotFoundPanel home={paths.admin.brokers} />;
    return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
  }
  if (!broker) return <PagePlaceholder label="Loading broker" />;
  return (
    <Stack component="article" gap="lg" aria-labelledby="broker">
      <div>
        <BackLink to={paths.admin.brokers}>All brokers</BackLink>
        <Title order={2} id="broker" fz="var(--text-28)" mt="xs">
          {broker.name}
        </Title>
        <Text c="dimmed" inherit>
          {broker.profile.firm}
        </Text>
        <JoinFirm broker={broker} />
        {broker.disabledAt && <StateWord tone="warn">This account is disabled</StateWord>}
      </div>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Section title="Licence">
          <VerifyLicence broker={broker} />
        </Section>
        <Section title="Workload and contact">
          <BrokerFacts broker={broker} />
          <HandOverWork broker={broker} />
        </Section>
      </SimpleGrid>
      <Section
        title="What the broker confirmed"
        intro="Ask in writing when you add a broker. Clients see what’s entered here beside the broker’s name, or nothing if it’s blank. A broker who changes firms has to confirm again."
      >
        <AttestationForm key={JSON.stringify(broker.profile)} broker={broker} />
      </Section>
      <Section
        title="Account"
        intro="Each change is recorded in the audit log with its reason, and the broker gets an email about it."
      >
        <AccountActions userId={brokerId} />
      </Section>
      <Stack component="section" gap="lg" aria-labelledby="broker-numbers">
        <Title order={3} id="broker-numbers" size="h2">
          Performance
        </Title>
        {numbers.data ? (
          <NumbersView numbers={numbers.data} days={days} onDays={setDays} />
        ) : (
          <PagePlaceholder label="Loading performance" />
        )}
      </Stack>
    </Stack>
  );
}
