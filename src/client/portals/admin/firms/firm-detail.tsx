import { Button, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { FirmView } from '#client/modules/users/firm/firm-view.tsx';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { BackLink } from '../details/back-link.tsx';
import { MergeFirmDialog } from './merge-firm-dialog.tsx';
import { RenameFirmDialog } from './rename-firm-dialog.tsx';

/** One firm, with what only administrators change. */
export function FirmDetail({ firmId }: { firmId: string }) {
  const { data: firm, error, refetch } = trpc.firms.get.useQuery({ firmId });
  const [open, setOpen] = useState<'rename' | 'merge' | null>(null);
  if (error && !firm) {
    const { status, serverMessage } = toApiError(error);
    if (status === 404 || status === 400) return <NotFoundPanel home={paths.admin.firms} />;
    return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
  }
  if (!firm) return <PagePlaceholder label="Loading the firm" />;
  return (
    <Stack component="article" gap="lg" aria-labelledby="firm">
      <div>
        <BackLink to={paths.admin.firms}>All firms</BackLink>
        <Group justify="space-between" mt="xs">
          <Title order={2} id="firm" fz="var(--text-28)">
            {firm.name}
          </Title>
          <Group gap="xs">
            <Button variant="default" onClick={() => setOpen('rename')}>
              Rename
            </Button>
            <Button variant="default" onClick={() => setOpen('merge')}>
              Merge into another
            </Button>
          </Group>
        </Group>
      </div>
      <FirmView firm={firm} />
      {open === 'rename' && <RenameFirmDialog firm={firm} onClose={() => setOpen(null)} />}
      {open === 'merge' && <MergeFirmDialog firm={firm} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
