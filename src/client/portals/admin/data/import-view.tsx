import { Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { type ImportDetail, importRowsShownSchema } from '#shared/data-transfer/imports/schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { useListParams } from '../lists/use-list-params.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportState } from './import-state.tsx';

const WATCH_MS = 1_000;

/** One file: what its columns mean, what each row would become, and what it became. */
export function ImportView({ importId, onClose }: { importId: string; onClose: () => void }) {
  const utils = trpc.useUtils();
  const { get, set } = useListParams();
  const show = importRowsShownSchema.safeParse(get('show')).data ?? 'all';
  const { data, error, refetch } = trpc.imports.get.useQuery(
    { importId },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.state === 'running' || state.data?.state === 'undoing') && WATCH_MS,
    },
  );
  const state = data?.state;
  const [edited, setEdited] = useState(false);
  function changed(detail: ImportDetail) {
    utils.imports.get.setData({ importId }, detail);
    void utils.imports.rows.invalidate({ importId });
  }
  // A job does the work: when it ends, the rows show their outcome.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is a trigger, not an input
  useEffect(() => void utils.imports.rows.invalidate({ importId }), [state]);
  const skip = trpc.imports.skip.useMutation({
    onSuccess: changed,
    onError(failure) {
      showToast({ kind: 'error', title: 'Nothing was changed', message: toApiError(failure).serverMessage });
      void refetch();
    },
  });

  if (error && !data) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading import" />;
  const { id, version, counts } = data;
  return (
    <Stack component="section" gap="lg" aria-labelledby="import">
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
        onClick={onClose}
        mr="auto"
      >
        All imports and exports
      </Button>
      <TabHead
        id="import"
        title={data.fileName}
        intro={
          <>
            <ImportState state={data.state} /> Uploaded by {data.createdByName}, {formatShortMoment(data.createdAt)}
          </>
        }
      />
      {data.state === 'draft' && (
        <ImportMapping
          key={JSON.stringify(data.mapping)}
          detail={data}
          onEdited={() => setEdited(true)}
          onChanged={(next) => {
            setEdited(false);
            changed(next);
          }}
        />
      )}
      <ImportActions detail={data} unchecked={edited} onChanged={changed} />
      <ImportCounts detail={data} show={show} onShow={(next) => set({ show: next === 'all' ? '' : next })} />
      {data.state === 'draft' && counts.duplicates > 0 && (
        <Group gap="sm">
          <Text component="span" c="dimmed" inherit>
            Duplicates are excluded unless you include them.
          </Text>
          <Button
            variant="default"
            size="compact-sm"
            loading={skip.isPending}
            onClick={() => skip.mutate({ importId: id, version, which: 'duplicates', skipped: false })}
          >
            Include all
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            loading={skip.isPending}
            onClick={() => skip.mutate({ importId: id, version, which: 'duplicates', skipped: true })}
          >
            Exclude all
          </Button>
        </Group>
      )}
      <ImportRows
        detail={data}
        show={show}
        pending={skip.isPending}
        onSkip={(line, skipped) => skip.mutate({ importId: id, version, which: [line], skipped })}
      />
    </Stack>
  );
}
