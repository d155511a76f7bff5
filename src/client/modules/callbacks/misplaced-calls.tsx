import { Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { paths } from '#shared/platform/paths.ts';

/** Calls that the broker's hours no longer allow: they stay until someone moves them. */
export function MisplacedCalls() {
  const { data } = trpc.callbacks.misplaced.useQuery(undefined, { refetchOnMount: 'always' });
  if (!data || data.calls.length === 0) return null;
  return (
    <Stack gap="xs" role="status" p="md" bg="var(--warn-ground)" bdrs="sm">
      <Text fw={600}>
        {data.calls.length === 1
          ? 'A scheduled call is outside your hours. Move it, or keep it.'
          : `${data.calls.length} scheduled calls are outside your hours. Move them, or keep them.`}
      </Text>
      <ul className="plain-list">
        {data.calls.map(({ caseId, number, words }) => (
          <li key={`${caseId} ${words}`}>
            <Link to={paths.broker.case(caseId)}>{number}</Link>, {words}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
