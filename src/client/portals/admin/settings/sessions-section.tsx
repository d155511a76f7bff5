import { Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { CLIENT_IDLE_DAYS } from '#shared/platform/session-lives.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { SessionsForm } from './sessions-form.tsx';

/** When people have to sign in again. */
export function SessionsSection() {
  const { data, error, refetch } = trpc.settings.sessions.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Stack component="section" gap="lg" aria-labelledby="sessions">
      <TabHead
        order={3}
        id="sessions"
        title="Sessions"
        intro={
          <>
            Brokers and administrators see other people’s information, so their sessions are short. Clients stay signed
            in for {CLIENT_IDLE_DAYS} days after they last use the site. A change applies to every active session
            immediately.
          </>
        }
      />
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading session settings" />}
      {data && <SessionsForm key={data.version} saved={data} />}
    </Stack>
  );
}
