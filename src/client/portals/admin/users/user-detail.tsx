import { SimpleGrid, Stack, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { Section } from '#client/ui/section.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { brokerAddress } from '../brokers/broker-address.ts';
import { BackLink } from '../details/back-link.tsx';
import { AccountActions } from './account-actions.tsx';
import { roleLabels } from './role-words.ts';

function loggedInWords(openSessions: number): string {
  return openSessions === 0 ? 'None' : String(openSessions);
}

/** One person, and an administrator's actions on the account. */
export function UserDetail({ userId }: { userId: string }) {
  const { data: user, error, refetch } = trpc.users.get.useQuery({ userId });
  if (error && !user) {
    const { status, serverMessage } = toApiError(error);
    if (status === 404 || status === 400) return <NotFoundPanel home={paths.admin.users} />;
    return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
  }
  if (!user) return <PagePlaceholder label="Loading user" />;
  const facts = [
    ['Role', roleLabels[user.role]],
    ['Username', user.username],
    ['Email', `${user.email}${user.emailVerified ? '' : ' (not confirmed)'}`],
    ['Phone', user.phone],
    ['Two-step verification', user.secondFactor ? 'On' : 'Off'],
    ['Account since', formatDay(user.createdAt)],
    ['Last active', user.lastSeenAt ? formatShortMoment(user.lastSeenAt) : 'Never'],
    ['Active sessions', loggedInWords(user.openSessions)],
  ] as const;
  return (
    <Stack component="article" gap="lg" aria-labelledby="person">
      <div>
        <BackLink to={paths.admin.users}>All users</BackLink>
        <Title order={2} id="person" fz="var(--text-28)" mt="xs">
          {user.fullName}
        </Title>
        {user.disabledAt && <StateWord tone="warn">{`Disabled since ${formatDay(user.disabledAt)}`}</StateWord>}
      </div>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Section title="Person">
          <Facts facts={facts} />
          {user.role === 'broker' && <Link to={brokerAddress(user.id)}>Licence, workload and performance</Link>}
          {user.role === 'client' && <Link to={paths.admin.clientCases(user.id)}>This client’s requests</Link>}
        </Section>
        <Section
          title="Account"
          intro="Each change is recorded in the audit log with its reason, and the person gets an email about it."
        >
          <AccountActions userId={userId} />
        </Section>
      </SimpleGrid>
    </Stack>
  );
}
