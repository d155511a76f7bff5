import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { ChangedBy } from './changed-by.tsx';
import { ProviderDialog } from './provider-dialog.tsx';
import { ProviderGaps } from './provider-gaps.tsx';
import { ProviderItem } from './provider-item.tsx';

/** The register of companies that handle people's information. */
export function ProvidersSection() {
  const { data, error, refetch } = trpc.settings.providers.useQuery(undefined, { refetchOnMount: 'always' });
  const [edited, setEdited] = useState<number | null>(null);
  return (
    <Stack component="section" gap="lg" aria-labelledby="providers">
      <TabHead
        order={3}
        id="providers"
        title="Service providers"
        intro={
          <>
            Companies that handle people’s information for you. Visitors read this list on the page{' '}
            <a href={paths.providers}>Service providers</a>, which the privacy policy links to. When one stops working
            for you, enter its last day instead of removing it.
          </>
        }
      >
        {data && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => setEdited(data.value.providers.length)}
          >
            Add a provider
          </Button>
        )}
      </TabHead>
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading providers" />}
      {data && (
        <>
          <ProviderGaps {...data} />
          {data.value.providers.length === 0 ? (
            <EmptyState title="No providers yet">
              <p>Start with the company that hosts the website and the one that sends its email.</p>
            </EmptyState>
          ) : (
            <Stack component="ul" className="plain-list" gap="sm">
              {data.value.providers.map((provider, index) => (
                <ProviderItem
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same company may be listed for two periods
                  key={index}
                  index={index}
                  saved={data}
                  onEdit={() => setEdited(index)}
                  provider={provider}
                />
              ))}
            </Stack>
          )}
          <ChangedBy {...data} />
          {edited !== null && (
            <ProviderDialog key={edited} saved={data} index={edited} onClose={() => setEdited(null)} />
          )}
        </>
      )}
    </Stack>
  );
}
