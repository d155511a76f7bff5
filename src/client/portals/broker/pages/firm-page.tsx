import { Button, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { FirmView } from '#client/modules/users/firm/firm-view.tsx';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { Panel } from '../../shell/panel.tsx';

function ManagersOnly({ message }: { message: string }) {
  return (
    <Panel
      icon={<IconLock size={36} stroke={1.5} aria-hidden="true" />}
      title="For managers of a firm"
      actions={
        <Button component={Link} to={paths.broker.home}>
          Back to the queue
        </Button>
      }
    >
      <p>{message}</p>
    </Panel>
  );
}

/** The firm, for its managers. */
export function BrokerFirmPage() {
  const { data: firm, error, refetch } = trpc.firms.get.useQuery({});
  usePageTitle('Firm');
  if (error?.data?.code === 'FORBIDDEN') return <ManagersOnly message={error.message} />;
  if (error && !firm) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!firm) return <PagePlaceholder label="Loading the firm" />;
  return (
    <Stack gap="var(--space-24)">
      <PageTitle title={firm.name} intro="Who works here, on how much, and how it’s going." />
      <FirmView firm={firm} />
    </Stack>
  );
}
