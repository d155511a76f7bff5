import { Stack } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { TabHead } from '#client/ui/tab-head.tsx';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { FirmDetail } from './firm-detail.tsx';
import { FirmList } from './firm-list.tsx';

/** Brokerages and who works there. One of them is at `?firm=`. */
export function FirmsTab() {
  const [params] = useSearchParams();
  const firmId = params.get('firm');
  if (firmId) return <FirmDetail key={firmId} firmId={firmId} />;
  return (
    <Stack component="section" gap="lg" aria-labelledby="firms">
      <TabHead
        id="firms"
        title={adminParts.firms}
        intro="Brokers join a firm when their licence is verified. Its managers divide the work and invite assistants; name the first manager here."
      />
      <FirmList />
    </Stack>
  );
}
